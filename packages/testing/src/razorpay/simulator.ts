import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { answer, misbehave, refuse, type RazorpayBehaviour } from './answers.ts';
import { hmac, newOrder, newPayment, orderAfter, webhookOf, type Order, type Payment } from './entities.ts';

const OrderBody = z.object({
  amount: z.int().min(100, 'Order amount less than minimum amount allowed'),
  currency: z.string().length(3),
  receipt: z.string().max(40).nullable().default(null),
  notes: z.record(z.string(), z.string()).default({}),
});

export type RazorpaySimulator = Awaited<ReturnType<typeof startRazorpay>>;

/**
 * Razorpay's orders API on 127.0.0.1 over real HTTP: create, fetch and an order's payments, with
 * Basic auth. `pay()` is what the checkout does in the browser, `webhook()` what Razorpay would
 * send. In the SDK, set `api.rq.defaults.baseURL` to `url`.
 */
export async function startRazorpay({
  keyId = 'rzp_test_simulated',
  keySecret = 'simulated-key-secret',
  webhookSecret = 'simulated-webhook-secret',
} = {}) {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const requests: string[] = [];
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  let behaviour: RazorpayBehaviour = 'answers';

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url}`);
    if (behaviour !== 'answers') return misbehave(behaviour, response);
    if (request.headers.authorization !== authorization) {
      return refuse(response, 401, 'BAD_REQUEST_ERROR', 'Authentication failed');
    }
    if (request.method === 'POST' && request.url === '/v1/orders') return create(request, response);

    const [, id = '', isPayments] = /^\/v1\/orders\/(\w+)(\/payments)?$/.exec(request.url ?? '') ?? [];
    const order = orders.get(id);
    if (!order) return refuse(response, 400, 'BAD_REQUEST_ERROR', 'The id provided does not exist');
    if (isPayments === undefined) return answer(response, 200, order);
    const items = [...payments.values()].filter(({ order_id }) => order_id === id);
    return answer(response, 200, { entity: 'collection', count: items.length, items });
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = OrderBody.safeParse(await json(request));
    if (!wanted.success) {
      return refuse(response, 400, 'BAD_REQUEST_ERROR', wanted.error.issues[0]?.message ?? '');
    }
    const order = newOrder(wanted.data);
    orders.set(order.id, order);
    return answer(response, 200, order);
  }

  function orderOf(id: string): Order {
    const order = orders.get(id);
    if (!order) throw new Error(`the simulator has no order ${id}`);
    return order;
  }

  function paymentOf(id: string): Payment {
    const payment = payments.get(id);
    if (!payment) throw new Error(`the simulator has no payment ${id}`);
    return payment;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    keyId,
    keySecret,
    webhookSecret,
    behave: (wanted: RazorpayBehaviour) => {
      behaviour = wanted;
    },

    /** What it was asked, such as `POST /v1/orders`. */
    requests,
    /** The order as the provider has it. */
    orderOf,

    /**
     * A customer pays (or fails to), of another amount only if `changes` says so; answers what the
     * checkout hands to the page.
     */
    pay: (
      orderId: string,
      status: 'authorized' | 'captured' | 'failed' = 'captured',
      changes: Partial<Pick<Payment, 'amount' | 'currency'>> = {},
    ) => {
      const order = orderOf(orderId);
      const payment = { ...newPayment(order, status), ...changes };
      payments.set(payment.id, payment);
      orders.set(orderId, orderAfter(order, payment));
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: hmac(keySecret, `${orderId}|${payment.id}`),
      };
    },

    /** A payment that was authorised is captured, some time later. */
    capture: (paymentId: string) => {
      const payment = { ...paymentOf(paymentId), status: 'captured' as const, captured: true };
      payments.set(paymentId, payment);
      orders.set(payment.order_id, orderAfter(orderOf(payment.order_id), payment));
    },

    /** All of a payment is given back. */
    refund: (paymentId: string) => {
      payments.set(paymentId, { ...paymentOf(paymentId), status: 'refunded' });
    },

    /**
     * The signed request that tells of a payment as it stands; its event is `payment.captured`,
     * `payment.failed` and so on.
     */
    webhook: (paymentId: string, event = `payment.${paymentOf(paymentId).status}`) => {
      const payment = paymentOf(paymentId);
      return webhookOf(event, orderOf(payment.order_id), payment, webhookSecret);
    },

    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
