import type { getPaymentStatus, ResponseOf } from '@askwell/contracts';
import type { OrderDocument } from './orders.store.ts';

/** An order is completed when what was paid for is given; until then it is on its way, or has failed so far. */
export const presentStatus = ({
  status,
  period,
}: Pick<OrderDocument, 'status' | 'period'>): ResponseOf<typeof getPaymentStatus>['payment'] => {
  if (period !== null) return { status: 'COMPLETED', code: 'SUCCESS' };
  if (status === 'failed') return { status: 'FAILED', code: 'PAYMENT_FAILED' };
  return { status: 'PENDING', code: 'PAYMENT_PENDING' };
};
