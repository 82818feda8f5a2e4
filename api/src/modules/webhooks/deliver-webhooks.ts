import { webhookPauses } from '@askwell/contracts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../config.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Logger } from '../../kernel/log.ts';
import type { WebhookPoster } from './post-webhook.ts';
import type { WebhookDocument, WebhooksStore } from './webhooks.store.ts';
import type { DeliveryDocument, Outcome } from './deliveries.store.ts';
import { messageId } from './emit-webhook.ts';
import { secretContext } from './add-webhook.ts';
import { UnsafeAddress } from '../../providers/web/index.ts';
import { signedHeaders } from './signature.ts';

export type DeliverNeeds = {
  webhooks: WebhooksStore;
  deliveries: DeliveriesStore;
  webhookPoster: WebhookPoster;
  encryption: Encryption;
  clock: Clock;
  log: Logger;
  config: Config;
  stopping: AbortSignal;
};

/** Longer than any attempt can take. */
const holdMs = 60_000;
const atOnce = 8;

/** Sends every delivery that is due. Any number of processes may do so. */
export const deliverWebhooks = ({
  webhooks,
  deliveries,
  webhookPoster,
  encryption,
  clock,
  log,
  config: { brand, publicUrl },
  stopping,
}: DeliverNeeds) => {
  /** Names us to receivers. */
  const userAgent = `${brand.name}-Webhooks (+${publicUrl}/api/docs)`;
  const after = (ms: number) => new Date(clock().getTime() + ms);

  const send = async (delivery: DeliveryDocument): Promise<void> => {
    const { _id, ownerId, webhookId } = delivery;
    const webhook = await webhooks.find(ownerId, webhookId);
    if (!webhook) return void (await deliveries.removeOf(ownerId, webhookId));
    const at = clock();
    const started = performance.now();
    const { status, error } = await post(webhook, delivery, at).then(
      (answered) => ({ status: answered, error: complaint(answered) }),
      (failure: unknown) => ({ status: null, error: reasonOf(failure) }),
    );
    // A delivery cut off by our own shutdown is tried again by the next process.
    if (stopping.aborted && error !== null) return;
    const attempt = { at, status, ms: Math.round(performance.now() - started), error };
    const outcome = { attempt, ...standing(delivery, error) };
    await deliveries.settle(ownerId, _id, outcome);
    if (status === null && outcome.dueAt) await deliveries.postpone(ownerId, webhookId, outcome.dueAt);
  };

  const post = async (webhook: WebhookDocument, { _id, body }: DeliveryDocument, at: Date) =>
    webhookPoster.post(
      webhook.url,
      {
        ...signedHeaders(secretOf(webhook), messageId(_id), at, body),
        'Content-Type': 'application/json',
        'User-Agent': userAgent,
      },
      body,
    );

  /** Throws `UnreadableSecret`, for example after a change of `ENCRYPTION_KEY`. */
  const secretOf = ({ _id, secret }: WebhookDocument): string => {
    try {
      return encryption.decrypt(secret, secretContext(_id));
    } catch (error) {
      log.error({ webhook: _id.toHexString(), error }, 'a webhook secret cannot be decrypted');
      throw new UnreadableSecret();
    }
  };

  const standing = ({ tries }: DeliveryDocument, error: string | null): Omit<Outcome, 'attempt'> => {
    if (error === null) return { status: 'delivered', dueAt: null };
    const pause = webhookPauses[tries - 1];
    return pause === undefined
      ? { status: 'failed', dueAt: null }
      : { status: 'pending', dueAt: after(pause * 1000) };
  };

  const claim = async () => (stopping.aborted ? null : deliveries.claim(clock(), after(holdMs)));

  const sendAll = async (first: DeliveryDocument | null): Promise<void> => {
    for (let delivery = first; delivery; delivery = await claim()) await send(delivery);
  };

  return async (): Promise<void> => {
    const first = await claim();
    if (!first) return;
    const others = Array.from({ length: atOnce - 1 }, async () => sendAll(await claim()));
    await Promise.all([sendAll(first), ...others]);
  };
};

class UnreadableSecret extends Error {
  override readonly message = 'We cannot read its signing secret. Please rotate the secret.';
}

const complaint = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `It answered ${status}. Redirects are not followed.`
    : `It answered ${status}.`;
};

/** The sentence for the owner, which reveals nothing of our own network. */
function reasonOf(error: unknown): string {
  if (error instanceof UnsafeAddress || error instanceof UnreadableSecret) return error.message;
  if (!(error instanceof Error)) return 'It could not be reached.';
  if (error.message === 'timeout') return 'It took longer than 10 seconds.';
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'Its name was not found.';
  if (code === 'ECONNREFUSED') return 'It refused the connection.';
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code)) return 'Its certificate is not valid.';
  return 'It could not be reached.';
}
