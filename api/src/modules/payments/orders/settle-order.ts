import type { OrderDocument, PaidOrder } from './orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { receiptMail } from '../mail/receipt-mail.ts';
import { revokeRefunded } from './revoke-refunded.ts';

/**
 * Gives what an order has paid for: the year, the receipt, the entry in the audit log, and then the
 * note that all is given; and ends the year if the payment was given back. Each step can be
 * repeated without a second effect, so that any caller after an interruption, the reconciler at the
 * latest, begins again at the first. Answers the payment that paid it; null while it is not paid.
 */
export async function settleOrder(
  services: PaymentNeeds,
  { ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>,
): Promise<string | null> {
  const order = await services.orders.findById(ownerId, _id);
  if (order?.status !== 'paid' || order.paymentId === null || order.paidAt === null) return null;
  const { paymentId, paidAt } = order;
  let { refunded } = order;
  if (order.period === null) {
    await give(services, { ...order, paymentId, paidAt });
    // Who heard meanwhile that it was given back could not end what was not there yet.
    refunded = (await services.orders.findById(ownerId, _id))?.refunded;
  }
  if (refunded?.includes(paymentId) && !order.endedAt) {
    await revokeRefunded(services, { ...order, paymentId, paidAt });
  }
  return paymentId;
}

async function give(
  { orders, subscriptions, users, outbox, audit, config, log }: PaymentNeeds,
  order: PaidOrder,
): Promise<void> {
  const { ownerId, _id, orderId, paymentId, paidAt } = order;
  const period = await subscriptions.entitle(ownerId, { paymentId, paidAt });
  const owner = await users.findById(ownerId);
  if (!period || !owner) {
    log.error({ orderId, paymentId }, 'an account that is deleted was paid for: please refund');
    await orders.settle(ownerId, _id, { from: paidAt, until: paidAt });
    return;
  }
  await outbox.addOnce(_id, receiptMail(config.brand.name, owner, { ...order, paidAt, period }));
  if (await orders.settle(ownerId, _id, period)) {
    await audit.record(ownerId, { type: 'payment.completed', detail: `Premium, ${orderId}` }, null);
  }
}
