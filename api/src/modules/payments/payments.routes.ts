import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import { askProvider, paymentEventOf } from './provider/ask-provider.ts';
import { awaitCapture } from './provider/await-capture.ts';
import { initiatePayment, requirePayments } from './orders/initiate-payment.ts';
import type { OrderDocument } from './orders/orders.store.ts';
import { majorUnits } from './plan-table.ts';
import { presentReceipts } from './orders/present-receipts.ts';
import { presentStatus } from './orders/present-status.ts';
import { readWebhook } from './provider/read-webhook.ts';
import { applyPaymentEvent } from './orders/apply-payment-event.ts';

/** The page after the payment polls; the provider is asked at most this often. */
const askEveryMs = 1_000;

/** Buying Premium: through Razorpay, or as a demonstration while no keys are configured. */
export const paymentsRoutes = (services: PaymentNeeds & { endpoint: Endpoint }): Router => {
  const { endpoint, orders, razorpay, clock, log } = services;
  const router = new Router();

  const orderOf = async (owner: { id: OrderDocument['ownerId'] }, orderId: string) => {
    const order = calls.OrderId.safeParse(orderId).success ? await orders.find(owner.id, orderId) : null;
    if (!order) throw new Problem('not_found');
    return order;
  };

  endpoint(router, calls.initiatePayment, async ({ owner, ctx }) => {
    const { orderId, amount, currency } = await initiatePayment(inRequest(services, ctx), owner);
    return {
      success: true,
      ...(razorpay
        ? { key_id: razorpay.keyId }
        : { payment_url: `/payment-success?orderId=${orderId}&demo=true` }),
      amount: majorUnits(amount),
      currency,
      orderId,
      userDetails: { name: owner.name, email: owner.email },
    };
  });

  endpoint(router, calls.verifyPayment, async ({ owner, body, ctx }) => {
    const order = await orderOf(owner, body.razorpay_order_id);
    const paymentId = body.razorpay_payment_id;
    // Checked with the stored order id, not with the one in the request.
    const isSigned =
      order.orderId !== null && razorpay?.isPaymentSigned(order.orderId, paymentId, body.razorpay_signature);
    if (!isSigned) throw new Problem('payment_invalid');
    // A signed payment was authorized; the year starts with its capture.
    await applyPaymentEvent(services, order, { event: 'authorized', paymentId, by: 'checkout' });
    if (order.paymentId !== paymentId || order.period === null)
      await awaitCapture(inRequest(services, ctx), order);
    const payment = presentStatus(await orderOf(owner, body.razorpay_order_id));
    const message =
      payment.status === 'COMPLETED'
        ? 'Your Premium plan is active.'
        : 'Your payment is on its way. Premium starts by itself once the provider confirms.';
    return { success: true, message, payment };
  });

  endpoint(router, calls.getPaymentStatus, async ({ owner, params, ctx }) => {
    const order = await orderOf(owner, params.orderId);
    if (order.period !== null) return { success: true, payment: presentStatus(order) };
    const now = clock();
    if (await orders.claimAsking(owner.id, order._id, now, new Date(now.getTime() - askEveryMs))) {
      // While the provider is away, the stored status is the answer.
      await askProvider(inRequest(services, ctx), order).catch(unlessProblem);
    }
    return { success: true, payment: presentStatus(await orderOf(owner, params.orderId)) };
  });

  endpoint(router, calls.listReceipts, async ({ owner }) => ({
    success: true,
    data: { receipts: presentReceipts(await orders.list(owner.id)) },
  }));

  endpoint(router, calls.completeDemoPayment, async ({ owner, body }) => {
    if (razorpay) throw new Problem('not_found');
    requirePayments(services);
    const order = await orderOf(owner, body.orderId);
    await applyPaymentEvent(services, order, { event: 'paid', paymentId: `pay_${body.orderId}`, by: 'demo' });
    return { success: true, message: 'Demo payment completed. Your Premium plan is active.' };
  });

  endpoint(router, calls.paymentWebhook, async ({ body, ctx }) => {
    if (!razorpay) throw new Problem('not_found');
    const { rawBody } = ctx.request;
    if (!razorpay.isWebhookSigned(rawBody ?? '', ctx.get('X-Razorpay-Signature'))) {
      throw new Problem('payment_invalid', { message: 'The signature of this webhook is not right.' });
    }
    const webhook = readWebhook(body);
    const order = webhook && (await orders.findByOrderId(webhook.orderId));
    const event = ctx.get('X-Razorpay-Event-Id');
    if (!order) log.info({ event }, 'a webhook about an unknown order');
    else await applyPaymentEvent(services, order, paymentEventOf(webhook.payment, 'webhook'));
    return { success: true };
  });

  return router;
};

function unlessProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
