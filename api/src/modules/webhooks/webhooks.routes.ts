import { Router } from '@koa/router';
import * as calls from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { AuditLog } from '../audit/index.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import type { WebhookEmitter } from './emit-webhook.ts';
import type { WebhookPoster } from './post-webhook.ts';
import type { WebhooksStore } from './webhooks.store.ts';
import type { Owner } from '../../kernel/owner.ts';
import { requireApiAccess } from '../accounts/index.ts';
import { addWebhook, checkUrl, newSecret } from './add-webhook.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';

const deliveriesShown = 50;

type Needs = {
  endpoint: Endpoint;
  webhooks: WebhooksStore;
  deliveries: DeliveriesStore;
  webhookEmitter: WebhookEmitter;
  webhookPoster: WebhookPoster;
  encryption: Encryption;
  audit: AuditLog;
  clock: Clock;
  /** Starts the job that sends deliveries. */
  wakeDeliveries: () => void;
};

/**
 * What an owner does with the own webhooks. When the plan has ended, looking and deleting still
 * work.
 */
export const webhooksRoutes = (services: Needs) => {
  const { endpoint, webhooks, deliveries, webhookEmitter, audit, clock, wakeDeliveries } = services;
  const router = new Router();

  const own = async (owner: Owner, id: string) => {
    const webhook = await webhooks.find(owner.id, new ObjectId(id));
    if (!webhook) throw new Problem('not_found');
    return webhook;
  };

  endpoint(router, calls.listWebhooks, async ({ owner }) => ({
    success: true,
    data: { webhooks: (await webhooks.list(owner.id)).map(presentWebhook) },
  }));

  endpoint(router, calls.createWebhook, async ({ owner, body, ctx }) => {
    requireApiAccess(owner);
    const { webhook, secret } = await addWebhook(services, owner.id, body);
    await audit.record(owner.id, { type: 'webhook.created', detail: hostOf(webhook.url) }, ctx);
    return { success: true, data: { webhook: presentWebhook(webhook), secret } };
  });

  endpoint(router, calls.updateWebhook, async ({ owner, params, body, ctx }) => {
    requireApiAccess(owner);
    const { _id, url, endedUpTo } = await own(owner, params.id);
    if (body.url !== undefined && body.url !== url) await checkUrl(services, body.url);
    const { url: newUrl, events, isActive } = body;
    const changed = await webhooks.change(owner.id, _id, {
      ...(newUrl !== undefined && { url: newUrl }),
      ...(events && { events: [...new Set(events)] }),
      ...(isActive !== undefined && { isActive }),
      // Conversations that ended while it was off are not sent.
      endedUpTo: isActive === true ? clock() : endedUpTo,
    });
    if (!changed) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'webhook.changed', detail: hostOf(changed.url) }, ctx);
    return { success: true, data: { webhook: presentWebhook(changed) } };
  });

  endpoint(router, calls.deleteWebhook, async ({ owner, params, ctx }) => {
    const { _id, url } = await own(owner, params.id);
    await webhooks.remove(owner.id, _id);
    await deliveries.removeOf(owner.id, _id);
    await audit.record(owner.id, { type: 'webhook.deleted', detail: hostOf(url) }, ctx);
    return { success: true };
  });

  endpoint(router, calls.rotateWebhookSecret, async ({ owner, params, ctx }) => {
    requireApiAccess(owner);
    const { _id, url } = await own(owner, params.id);
    const { secret, sealed } = newSecret(services, _id);
    const changed = await webhooks.change(owner.id, _id, { secret: sealed });
    if (!changed) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'webhook.secretRotated', detail: hostOf(url) }, ctx);
    return { success: true, data: { webhook: presentWebhook(changed), secret } };
  });

  const ownWithApiAccess = ({ owner, params }: { owner: Owner; params: { id: string } }) => {
    requireApiAccess(owner);
    return own(owner, params.id);
  };

  endpoint(router, calls.testWebhook, {
    permit: ownWithApiAccess,
    handle: async (_, webhook) => {
      await webhookEmitter.enqueue(webhook, { type: 'ping', data: {} });
      return { success: true, message: 'A test event is on its way.' };
    },
  });

  endpoint(router, calls.listDeliveries, async ({ owner, params }) => {
    const { _id } = await own(owner, params.id);
    const latest = await deliveries.list(owner.id, _id, deliveriesShown);
    return { success: true, data: { deliveries: latest.map(presentDelivery) } };
  });

  endpoint(router, calls.redeliver, {
    permit: ownWithApiAccess,
    handle: async ({ owner, params }, { _id }) => {
      const isThere = await deliveries.sendAgain(owner.id, _id, new ObjectId(params.deliveryId), clock());
      if (!isThere) throw new Problem('not_found');
      wakeDeliveries();
      return { success: true, message: 'It is sent once more.' };
    },
  });

  return router;
};

/** The path of an address may be a secret of the receiver's. */
const hostOf = (url: string) => new URL(url).host;
