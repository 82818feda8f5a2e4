type Lease = {
  /** The pause between two renewals, in milliseconds: a third of the lease or less. */
  everyMs: number;
  /** False when another process has taken the lease. */
  renew: () => Promise<boolean>;
};

/**
 * Renews a lease in the database while work runs. The signal aborts when another process has taken
 * the lease. A renewal that fails is tried again after the next pause.
 */
export async function holdLease<Result>(
  { everyMs, renew }: Lease,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renew().then(
      (isHeld) => void (isHeld || lost.abort()),
      () => {},
    );
  }, everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(renewal);
  }
}
