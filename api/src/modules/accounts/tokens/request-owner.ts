import type { Clock } from '../../../kernel/clock.ts';
import type { RateLimits } from '../../../http/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { RequestOwner } from '../../../http/endpoint.ts';
import { bearerToken, type SessionOwner } from '../../../http/session.ts';
import type { UsersStore } from '../users.store.ts';
import { requireApiAccess } from './api-access.policy.ts';
import { hashOf, scopesOf, tokenPrefix } from './personal-token.ts';
import type { TokensStore } from './tokens.store.ts';

type Needs = {
  sessionOwner: SessionOwner;
  apiTokens: Pick<TokensStore, 'findByHash' | 'noteUse'>;
  users: Pick<UsersStore, 'findById'>;
  limits: Pick<RateLimits, 'count'>;
  clock: Clock;
};

/** A use within so long of the last one that was noted is not written down. */
const noteEveryMs = 5 * 60_000;

/**
 * The owner whose request it is: by a session, or by a personal token where the call's contract
 * takes one. Says in the `RateLimit` headers what the token has left. Throws `unauthenticated`,
 * `token_not_allowed`, `scope_missing`, `premium_required`, `too_many_requests`.
 */
export const requestOwner =
  ({ sessionOwner, apiTokens, users, limits, clock }: Needs): RequestOwner =>
  async (ctx, access) => {
    const secret = bearerToken(ctx);
    if (!secret?.startsWith(tokenPrefix)) return sessionOwner(ctx);

    const now = clock();
    const token = await apiTokens.findByHash(hashOf(secret));
    const isGood = token && (token.expiresAt === null || token.expiresAt > now);
    const owner = isGood ? await users.findById(token.ownerId) : null;
    if (!token || !owner) throw new Problem('unauthenticated');

    const { limit, remaining, resetSeconds, isOver } = await limits.count(
      'callPerToken',
      token._id.toHexString(),
    );
    ctx.set({
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    });
    if (isOver) throw new Problem('too_many_requests', { retryAfter: resetSeconds });
    if (access === 'session') throw new Problem('token_not_allowed');
    if (!scopesOf(token).includes(access)) throw new Problem('scope_missing');
    requireApiAccess(owner);
    if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) > noteEveryMs) {
      await apiTokens.noteUse(owner.id, token._id, now);
    }
    return owner;
  };
