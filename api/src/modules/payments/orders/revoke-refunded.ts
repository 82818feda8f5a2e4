import { mailIdOf } from '../mail/mail-id.ts';
import type { PaidOrder } from './orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { refundMail } from '../mail/refund-mail.ts';

/**
 * Ends the year of a payment that was given back, tells the owner, and notes that it is done; each
 * once, however often.
 */
export async function revokeRefunded(
  { orders, subscriptions, users, outbox, audit, config, clock }: PaymentNeeds,
  order: PaidOrder,
): Promise<void> {
  const { ownerId, _id, orderId, paymentId } = order;
  const at = clock();
  const endDate = await subscriptions.takeBack(ownerId, { paymentId, at });
  const owner = await users.findById(ownerId);
  if (owner) {
    const goesOn = endDate !== null && endDate > at ? endDate : null;
    const mail = refundMail(config.brand.name, owner, { ...order, goesOn });
    await outbox.addOnce(mailIdOf(`refund:${paymentId}`), mail);
  }
  if (await orders.end(ownerId, _id, at)) {
    await audit.record(ownerId, { type: 'payment.refunded', detail: `Premium, ${orderId}` }, null);
  }
}
