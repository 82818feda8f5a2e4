import type { AccountData } from '../../kernel/account-data.ts';
import type { InboxPresenceStore } from './live/presence.store.ts';

/** When members had the inbox open is forgotten after a day: it is no part of an export. */
export const inboxData = ({ inboxPresence }: { inboxPresence: InboxPresenceStore }): AccountData => ({
  collections: ['inboxPresence'],
  deleteOfAccount: async ({ ownerId }) => {
    await inboxPresence.removeOf(ownerId);
  },
});
