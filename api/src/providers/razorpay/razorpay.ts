import type { Logger } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Observer } from '../observer.ts';
import { PaymentList, ProviderOrder, type ProviderPayment } from './entities.ts';
import { reasonOf } from './failure.ts';
import { isSigned } from './signatures.ts';

type Keys = { keyId: string; keySecret: string; webhookSecret: string; baseUrl: string };

/**
 * In minor units, such as cents. `receipt` is our own name for the order, the same when it is tried
 * again.
 */
type NewOrder = { receipt: string; amount: number; currency: string };

export type PaymentProvider = ReturnType<typeof razorpayProvider>;

const defaultTimeoutMs = 10_000;

/**
 * Razorpay through its SDK. Whatever goes wrong on the way, or is not answered as it should be, is
 * thrown as `provider_failed` or `provider_timeout`.
 */
export const razorpayProvider = (keys: Keys, observe: Observer, timeoutMs = defaultTimeoutMs) => {
  let loading: ReturnType<typeof load> | undefined;
  // Loaded with the first payment: who takes none does without its 9 MB.
  const sdk = () => (loading ??= load(keys, timeoutMs));

  async function ask<Answer>(log: Logger, call: () => Promise<Answer>): Promise<Answer> {
    const started = performance.now();
    try {
      const answer = await call();
      observe(log, 'payments', 'ok', performance.now() - started);
      return answer;
    } catch (thrown) {
      const ms = performance.now() - started;
      observe(log, 'payments', 'failed', ms, reasonOf(thrown));
      // The SDK throws the same TypeError for a network that fails and a time that is up.
      throw new Problem(ms >= timeoutMs ? 'provider_timeout' : 'provider_failed');
    }
  }

  return {
    /** What the checkout in the browser is opened with; no secret. */
    keyId: keys.keyId,

    /**
     * The id of a new order of exactly this amount; its payments are captured as soon as they are
     * authorised.
     */
    createOrder: ({ receipt, amount, currency }: NewOrder, log: Logger): Promise<string> =>
      ask(log, async () => {
        const { orders } = await sdk();
        const order = ProviderOrder.parse(
          await orders.create({ receipt, amount, currency, payment: automaticCapture }),
        );
        if (order.amount !== amount || order.currency !== currency) throw new Problem('provider_failed');
        return order.id;
      }),

    /** Every attempt to pay an order. */
    paymentsOf: (orderId: string, log: Logger): Promise<ProviderPayment[]> =>
      ask(log, async () => {
        const { orders } = await sdk();
        const { items } = PaymentList.parse(await orders.fetchPayments(orderId));
        return items.filter(({ order_id: of }) => !of || of === orderId);
      }),

    /** Whether the provider says that this payment went through for this order. */
    isPaymentSigned: (orderId: string, paymentId: string, signature: string): boolean =>
      isSigned(keys.keySecret, `${orderId}|${paymentId}`, signature),

    /**
     * Whether a webhook is the provider's, by the bytes of its body; none is while no secret is
     * configured.
     */
    isWebhookSigned: (rawBody: string, signature: string): boolean =>
      isSigned(keys.webhookSecret, rawBody, signature),
  };
};

const automaticCapture = {
  capture: 'automatic',
  // In minutes: a bank that takes longer than five days is too late, and the customer gets the
  // money back.
  capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200, refund_speed: 'normal' },
} as const;

async function load({ keyId, keySecret, baseUrl }: Keys, timeout: number) {
  const { default: Razorpay } = await import('razorpay');
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The types hide where the SDK keeps its address; by itself it would wait for ever.
  Object.assign(Reflect.get(client.api, 'rq').defaults, { baseURL: baseUrl, timeout });
  return client;
}
