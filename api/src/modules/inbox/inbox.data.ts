import type { AccountData } from '../../kernel/account-data.ts';
import type { InboxPresenceStore } from './live/presence.store.ts';
import type { PushSubscriptionsStore } from './push/push-subscriptions.store.ts';

type Needs = { inboxPresence: InboxPresenceStore; pushSubscriptions: PushSubscriptionsStore };

/**
 * When members had the inbox open is forgotten after a day, and a browser subscribes to notices
 * again: neither is part of an export. The keys for notices belong to no account.
 */
export const inboxData = ({ inboxPresence, pushSubscriptions }: Needs): AccountData => ({
  collections: ['inboxPresence', 'pushSubscriptions', 'pushKeys'],
  deleteOfAccount: async ({ ownerId }) => {
    await inboxPresence.removeOf(ownerId);
    await pushSubscriptions.removeOf(ownerId);
  },
});
