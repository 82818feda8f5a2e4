/**
 * The pauses in seconds after each attempt of a webhook's delivery that failed; after the last
 * there is no other.
 */
export const webhookPauses = [30, 120, 900, 3600, 14_400, 43_200] as const;

/** For how many full hours a webhook's delivery is tried again. */
export const webhookRetryHours = (): number =>
  Math.floor(webhookPauses.reduce<number>((sum, pause) => sum + pause, 0) / 3600);
