import type { createWebhook, ParsedBodyOf } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { WebhookPoster } from './post-webhook.ts';
import type { WebhooksStore } from './webhooks.store.ts';
import { takeSlot } from '../../kernel/slots.ts';
import { UnsafeAddress } from '../../providers/web/index.ts';
import { newWebhookSecret } from './signature.ts';
import type { WebhookDocument } from './webhooks.store.ts';

const mostWebhooks = 10;

/** Throws `limit_reached`, and `invalid` for an address that cannot receive events. */
export async function addWebhook(
  services: { webhooks: WebhooksStore; webhookPoster: WebhookPoster; encryption: Encryption; clock: Clock },
  ownerId: ObjectId,
  { url, events }: ParsedBodyOf<typeof createWebhook>,
): Promise<{ webhook: Omit<WebhookDocument, 'slot'>; secret: string }> {
  const { webhooks, clock } = services;
  const taken = await webhooks.slots(ownerId);
  if (taken.length >= mostWebhooks) throw new Problem('limit_reached');
  await checkUrl(services, url);
  const _id = new ObjectId();
  const now = clock();
  const { secret, sealed } = newSecret(services, _id);
  const webhook = {
    _id,
    url,
    events: [...new Set(events)],
    isActive: true,
    secret: sealed,
    createdAt: now,
    endedUpTo: now,
  };
  const hasPlace = await takeSlot(mostWebhooks, taken, (slot) =>
    webhooks.insert(ownerId, { ...webhook, slot }),
  );
  if (!hasPlace) throw new Problem('limit_reached');
  return { webhook: { ...webhook, ownerId }, secret };
}

/**
 * A first look, so that the owner hears of it at once; it is looked at again whenever something is
 * sent.
 */
export async function checkUrl(
  { webhookPoster }: { webhookPoster: WebhookPoster },
  url: string,
): Promise<void> {
  try {
    await webhookPoster.check(url);
  } catch (error) {
    const message =
      error instanceof UnsafeAddress ? error.message : 'We could not find this address. Please check it.';
    throw new Problem('invalid', { message, errors: [{ path: 'url', message }] });
  }
}

/** A secret, and how it is kept. */
export function newSecret({ encryption }: { encryption: Encryption }, webhookId: ObjectId) {
  const secret = newWebhookSecret();
  return { secret, sealed: encryption.encrypt(secret, secretContext(webhookId)) };
}

/** Where a webhook's secret is stored, as its encryption authenticates it. */
export const secretContext = (webhookId: ObjectId) => ({
  record: webhookId.toHexString(),
  field: 'webhookSecret' as const,
});
