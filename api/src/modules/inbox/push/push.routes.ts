import { Router } from '@koa/router';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushNotices } from './push-notices.ts';
import type { PushSubscriptionsStore } from './push-subscriptions.store.ts';
import { pushWorker } from './push-worker.ts';

type Needs = {
  endpoint: Endpoint;
  keysForPush: () => Promise<PushKeys>;
  pushNotices: Pick<PushNotices, 'check'>;
  pushSubscriptions: Pick<PushSubscriptionsStore, 'put' | 'remove'>;
  clock: Clock;
};

/** Notices in the browsers of members. */
export const pushRoutes = (needs: Needs): Router => {
  const { endpoint, keysForPush, pushNotices, pushSubscriptions, clock } = needs;
  const router = new Router();

  // Its folder is its scope: it controls no page.
  router.get('/api/push/worker.js', (ctx) => {
    ctx.type = 'text/javascript';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = pushWorker;
  });

  endpoint(router, getPushKey, async () => {
    const { publicKey } = await keysForPush();
    return { success: true, data: { publicKey } };
  });

  endpoint(router, subscribeToPush, async ({ owner, member, body: { endpoint: address, keys } }) => {
    const { sessionId } = member;
    if (sessionId === null) throw new Problem('token_not_allowed');
    await pushNotices.check(address).catch(() => {
      const message = 'Notices cannot be sent to this address.';
      throw new Problem('invalid', { message, errors: [{ path: 'endpoint', message }] });
    });
    const id = await pushSubscriptions.put({
      ownerId: owner.id,
      memberId: member.userId,
      sessionId,
      endpoint: address,
      keys,
      createdAt: clock(),
    });
    return { success: true, data: { id: id.toHexString() } };
  });

  endpoint(router, unsubscribeFromPush, async ({ owner, member, params }) => {
    const removed = await pushSubscriptions.remove(owner.id, member.userId, new ObjectId(params.id));
    if (removed === 0) throw new Problem('not_found');
    return { success: true };
  });

  return router;
};
