import { randomUUID } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { sessionDays } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { SessionTokens } from '../../../http/session.ts';
import type { StoredSession } from '../users.store.ts';

/** A session about to start: its record for the account, and the token for the client. */
export function newSession(
  { tokens, clock }: { tokens: SessionTokens; clock: Clock },
  ownerId: ObjectId,
  userAgent: string,
): { session: StoredSession; token: string } {
  const createdAt = clock();
  const session = {
    id: randomUUID(),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionDays * 86_400_000),
    userAgent: userAgent.slice(0, 200),
  };
  return { session, token: tokens.sign({ ownerId, sessionId: session.id }) };
}
