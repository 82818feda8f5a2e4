import { useEffect, useState } from 'react';
import { useCompleteDemoPaymentMutation, useLazyGetPaymentStatusQuery } from '../api/payment.api.ts';
import { demoFailed, outcomeOf, type Outcome } from './outcome.ts';
import { watchOrder } from './watch-order.ts';

const success: Outcome = { kind: 'success' };

/**
 * What became of the payment of an order; null while it is being found out. A demo order is
 * completed by the way. Without an order there is nothing to check.
 */
export function usePaymentOutcome(orderId: string | null, isDemo: boolean): Outcome | null {
  const [found, setFound] = useState<{ orderId: string; outcome: Outcome } | null>(null);
  const [getStatus] = useLazyGetPaymentStatusQuery();
  const [completeDemo] = useCompleteDemoPaymentMutation();

  useEffect(() => {
    if (orderId === null) return;
    const leaving = new AbortController();
    const settle = isDemo
      ? completeDemo(orderId)
          .unwrap()
          .then(() => success, demoFailed)
      : watchOrder(async () => outcomeOf((await getStatus(orderId).unwrap()).payment), leaving.signal);
    void settle.then((outcome) => {
      if (outcome !== null && !leaving.signal.aborted) setFound({ orderId, outcome });
    });
    return () => leaving.abort();
  }, [orderId, isDemo, getStatus, completeDemo]);

  if (orderId === null) return success;
  return found?.orderId === orderId ? found.outcome : null;
}
