import type { getPaymentStatus, ResponseOf } from '@askwell/contracts';
import { callProblem } from '@askwell/platform';

/**
 * How a payment ended, as far as the page can tell. `message` is the server's; without one, the
 * reason is shown.
 */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'pending' }
  | { kind: 'failed'; reason: FailureReason; message?: string };

export type FailureReason = 'fallback' | 'unknown' | 'unverified' | 'demoRefused' | 'demoUnanswered';

type Payment = ResponseOf<typeof getPaymentStatus>['payment'];

/** The outcome of an order. A completed status or a success code counts as paid. */
export function outcomeOf({ status, code }: Payment): Outcome {
  if (status === 'COMPLETED' || code === 'SUCCESS') return { kind: 'success' };
  return status === 'FAILED' ? failure('fallback') : { kind: 'pending' };
}

/** The status of the order could not be loaded, or the account has no such order. */
export function unverified(error: unknown): Outcome {
  const { status, message } = callProblem(error);
  return status === 404 ? failure('unknown') : failure('unverified', message);
}

/** A demo order was refused, or the server did not answer. */
export function demoFailed(error: unknown): Outcome {
  const { status, message } = callProblem(error);
  if (status === 404) return failure('unknown');
  return failure(typeof status === 'number' ? 'demoRefused' : 'demoUnanswered', message);
}

const failure = (reason: FailureReason, message: string | null = null): Outcome => ({
  kind: 'failed',
  reason,
  ...(message ? { message } : {}),
});
