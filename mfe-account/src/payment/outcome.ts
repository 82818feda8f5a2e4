import type { getPaymentStatus, ResponseOf } from '@askwell/contracts';
import { callProblem, messageOf } from '@askwell/platform';
import { paymentWords } from './payment.words.ts';

/** How a payment ended, as far as the page can tell. */
export type Outcome = { kind: 'success' } | { kind: 'pending' } | { kind: 'failed'; message: string };

const { failed } = paymentWords;

type Payment = ResponseOf<typeof getPaymentStatus>['payment'];

/** What the server says of an order. Either of the two words counts as paid. */
export function outcomeOf({ status, code }: Payment): Outcome {
  if (status === 'COMPLETED' || code === 'SUCCESS') return { kind: 'success' };
  return status === 'FAILED' ? { kind: 'failed', message: failed.fallback } : { kind: 'pending' };
}

/** The order could not be asked about. */
export const unverified = (error: unknown): Outcome => ({
  kind: 'failed',
  message: messageOf(error, failed.unverified),
});

/** A demo order was refused, or nobody answered. */
export function demoFailed(error: unknown): Outcome {
  const { status, message } = callProblem(error);
  const fallback = typeof status === 'number' ? failed.demoRefused : failed.demoUnanswered;
  return { kind: 'failed', message: message || fallback };
}
