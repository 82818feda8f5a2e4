type Lifetime = { createdAt: Date; expiresAt: Date; lastUsedAt?: Date };

/** A session ends after 30 days, or after 7 days without a request. */
const idleMs = 7 * 86_400_000;

/** When a session was last used: right to five minutes. */
export const lastUse = ({ createdAt, lastUsedAt = createdAt }: Lifetime): Date => lastUsedAt;

export const isLive = (session: Lifetime, now: Date): boolean =>
  session.expiresAt > now && now.getTime() - lastUse(session).getTime() < idleMs;
