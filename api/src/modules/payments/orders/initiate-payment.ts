import { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { demoId, isDemo, type OrderDocument } from './orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { ownerPolicy } from '../../accounts/index.ts';
import { planTable } from '../plan-table.ts';
import { firstAskMs } from '../provider/reconcile-orders.ts';

/** An order that has the provider's name. */
export type NamedOrder = OrderDocument & { orderId: string };

/**
 * The order that the owner can pay now: the one that is open already, if it is for the same price,
 * so that a double click and a second tab cannot be paid twice. Throws `premium_active`,
 * `payments_unavailable`, `provider_failed`, `provider_timeout`.
 */
export async function initiatePayment(services: PaymentNeeds, owner: Owner): Promise<NamedOrder> {
  if (!ownerPolicy.buyPremium(owner)) throw new Problem('premium_active');
  requirePayments(services);
  const order = await openOrder(services, owner.id);
  const now = services.clock();
  await services.orders.noteCheckout(owner.id, order._id, now, new Date(now.getTime() + firstAskMs));
  return withName(services, order);
}

/**
 * Throws `payments_unavailable`, with the address to write to, where nothing can take a payment.
 */
export function requirePayments({ razorpay, config }: Pick<PaymentNeeds, 'razorpay' | 'config'>): void {
  if (razorpay || config.hasDemoPayments) return;
  const message = `Online payments are not available yet. To upgrade, write to ${config.brand.supportEmail}.`;
  throw new Problem('payments_unavailable', { message });
}

async function openOrder({ orders, razorpay, config, clock }: PaymentNeeds, ownerId: ObjectId) {
  const { price: amount, currency } = planTable(config).premium;
  for (;;) {
    const open = await orders.findOpen(ownerId);
    if (open && open.amount === amount && open.currency === currency && isDemo(open) === !razorpay)
      return open;
    if (open) await orders.close(ownerId, open._id);

    const _id = new ObjectId();
    const now = clock();
    const order = {
      _id,
      orderId: razorpay ? null : demoId(_id),
      plan: 'premium' as const,
      amount,
      currency,
      status: 'created' as const,
      paymentId: null,
      paidAt: null,
      period: null,
      moves: [],
      wantedAt: now,
      askedAt: null,
      asked: 0,
      dueAt: null,
      createdAt: now,
    };
    await orders.open(ownerId, order);
  }
}

/**
 * Two who create it at the provider at once use the same receipt, and both get the order that was
 * written down first.
 */
async function withName({ orders, razorpay, log }: PaymentNeeds, order: OrderDocument): Promise<NamedOrder> {
  const { _id, ownerId, amount, currency, orderId } = order;
  if (orderId !== null) return { ...order, orderId };
  if (!razorpay) throw new Problem('internal');
  const created = await razorpay.createOrder({ receipt: _id.toHexString(), amount, currency }, log);
  const named = await orders.name(ownerId, _id, created);
  if (!named || named.orderId === null) throw new Problem('internal');
  return { ...named, orderId: named.orderId };
}
