import type { OrderDocument } from './orders.store.ts';
import type { PaymentServices } from './payment-services.ts';
import { receiptLetter } from './receipt-letter.ts';

/**
 * Gives what an order has paid for: the year, the receipt, the entry in the audit log, and then the note that all is given. Each
 * step can be repeated without a second effect, so that whoever comes after an interruption, the reconciler at the latest,
 * begins again at the first. Answers the payment that paid it; null while it is not paid.
 */
export async function settleOrder(
  { orders, subscriptions, users, outbox, audit, config, log }: PaymentServices,
  { ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>,
): Promise<string | null> {
  const order = await orders.findById(ownerId, _id);
  if (order?.status !== 'paid' || order.paymentId === null || order.paidAt === null) return null;
  const { paymentId, paidAt } = order;
  if (order.period !== null) return paymentId;

  const period = await subscriptions.entitle(ownerId, { paymentId, paidAt });
  const owner = await users.findById(ownerId);
  if (!period || !owner) {
    log.error(
      { orderId: order.orderId, paymentId },
      'an account that is deleted was paid for: please refund',
    );
    await orders.settle(ownerId, _id, { from: paidAt, until: paidAt });
    return paymentId;
  }
  await outbox.addOnce(_id, receiptLetter(config.brand.name, owner, { ...order, paidAt, period }));
  if (await orders.settle(ownerId, _id, period)) {
    await audit.record(ownerId, { type: 'payment.completed', detail: `Premium, ${order.orderId}` }, null);
  }
  return paymentId;
}
