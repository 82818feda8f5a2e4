import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { Logger } from '../../../kernel/log.ts';
import { UnsafeAddress } from '../../../providers/web/index.ts';
import type { Member } from '../actor.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSubscriptionDocument, PushSubscriptionsStore } from './push-subscriptions.store.ts';

/** What a browser shows. It never holds what a visitor or a note said. */
export type PushNotice = {
  title: string;
  /** The page that it opens: a path below our own address. */
  path: string;
  /** A later notice of the same tag takes the place of an earlier one. */
  tag: string;
};

/** Sends to an address that a stranger chose; only public ones are connected to. */
type Poster = {
  check: (url: string) => Promise<void>;
  post: (address: string, headers: Record<string, string>, body: Buffer) => Promise<number>;
};

type Needs = {
  pushSubscriptions: Pick<PushSubscriptionsStore, 'of' | 'remove'>;
  keys: () => Promise<PushKeys>;
  poster: Poster;
  /** The members of an account who can use it now. */
  membersOf: (accountId: ObjectId) => Promise<readonly Member[]>;
  users: { findOwner: (session: { ownerId: ObjectId; sessionId: string }) => Promise<unknown> };
  supportEmail: string;
  log: Logger;
};

/** For how long a push service keeps a notice for a browser that is closed. */
const keptSeconds = 4 * 60 * 60;

/** Notifies members in their browsers. A notice that cannot be sent is not sent again. */
export const pushNotices = (needs: Needs) => {
  const { pushSubscriptions, keys, poster, membersOf, users, supportEmail, log } = needs;

  const send = async (
    { _id, ownerId, memberId, sessionId, endpoint, keys: theirs }: PushSubscriptionDocument,
    notice: PushNotice,
  ): Promise<void> => {
    const remove = () => pushSubscriptions.remove(ownerId, memberId, _id);
    const isSignedIn = (await users.findOwner({ ownerId: memberId, sessionId })) !== null;
    if (!isSignedIn) return void (await remove());
    // Loaded with the first notice: it takes 4 MB.
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = await keys();
    const topic = createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32);
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: theirs }, JSON.stringify(notice), {
        vapidDetails: { subject: `mailto:${supportEmail}`, publicKey, privateKey },
        TTL: keptSeconds,
        urgency: 'high',
        topic,
      });
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const status = await poster.post(endpoint, headers, request.body ?? Buffer.alloc(0));
      if (status === 404 || status === 410) await remove();
      else if (status >= 400) log.warn({ status }, 'a push service refused a notice');
    } catch (error) {
      if (error instanceof UnsafeAddress) await remove();
      else log.warn({ error }, 'a notice was not sent');
    }
  };

  return {
    /** Throws `UnsafeAddress` for an address that nothing is sent to. */
    check: poster.check,

    /** Returns at once; members who may no longer use the account get nothing. */
    notify: (ownerId: ObjectId, memberIds: readonly string[], notice: PushNotice): void => {
      const work = async () => {
        const found = await pushSubscriptions.of(
          ownerId,
          memberIds.map((id) => new ObjectId(id)),
        );
        if (found.length === 0) return;
        const members = new Set((await membersOf(ownerId)).map(({ id }) => id));
        const allowed = found.filter(({ memberId }) => members.has(memberId.toHexString()));
        await Promise.all(allowed.map((one) => send(one, notice)));
      };
      void work().catch((error: unknown) => log.warn({ error }, 'notices were not sent'));
    },
  };
};
export type PushNotices = ReturnType<typeof pushNotices>;
