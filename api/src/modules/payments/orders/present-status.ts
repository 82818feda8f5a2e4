import type { PaymentState } from '@askwell/contracts';
import type { OrderDocument } from './orders.store.ts';

/**
 * An order is completed when what was paid for is given; until then it is on its way, or has failed
 * so far.
 */
export const presentStatus = ({
  status,
  period,
  awaited,
  endedAt,
}: Pick<OrderDocument, 'status' | 'period' | 'awaited' | 'endedAt'>): PaymentState => {
  if (endedAt) return { status: 'FAILED', code: 'PAYMENT_REFUNDED' };
  if (period !== null) return { status: 'COMPLETED', code: 'SUCCESS' };
  // Another attempt is on its way, after one that failed.
  if (awaited) return { status: 'PENDING', code: 'PAYMENT_PENDING' };
  if (status === 'failed') return { status: 'FAILED', code: 'PAYMENT_FAILED' };
  return { status: 'PENDING', code: 'PAYMENT_PENDING' };
};
