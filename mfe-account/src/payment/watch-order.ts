import { unverified, type Outcome } from './outcome.ts';

/**
 * How long an order may be pending before the person is told to go on (product ruling 22), and the
 * pause between two looks.
 */
export type Patience = { totalMs: number; pauseMs: number };

const patience: Patience = { totalMs: 5000, pauseMs: 1000 };

/**
 * Asks about an order until it is settled, but for at most 5 s after it was first found pending: a
 * look that takes longer than that is not waited for. A look that fails while it is pending is made
 * again. Stops early, with null, when `left`.
 */
export async function watchOrder(
  look: () => Promise<Outcome>,
  left: AbortSignal,
  { totalMs, pauseMs }: Patience = patience,
): Promise<Outcome | null> {
  const first = await look().catch(unverified);
  if (first.kind !== 'pending') return left.aborted ? null : first;

  const deadline = Date.now() + totalMs;
  while (!left.aborted && Date.now() + pauseMs <= deadline) {
    await after(pauseMs);
    if (left.aborted) return null;
    const next = await Promise.race([
      look().catch(() => pending),
      after(deadline - Date.now()).then(() => pending),
    ]);
    if (next.kind !== 'pending') return next;
  }
  return left.aborted ? null : pending;
}

const pending: Outcome = { kind: 'pending' };

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, ms)));
