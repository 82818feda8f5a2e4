import { accountHeader } from '@askwell/contracts';
import type { FindCaller } from '../../../http/endpoint.ts';
import type { RateLimits } from '../../../http/limits.ts';
import { bearerToken, type SessionOwner } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Memberships } from '../../../kernel/member.ts';
import { Problem } from '../../../kernel/problem.ts';
import { requireApiAccess } from '../tokens/api-access.policy.ts';
import { hashOf, scopesOf, tokenPrefix } from '../tokens/personal-token.ts';
import type { TokensStore } from '../tokens/tokens.store.ts';
import type { UsersStore } from '../users.store.ts';
import { chooseAccount } from './choose-account.ts';

type Needs = {
  sessionOwner: SessionOwner;
  apiTokens: Pick<TokensStore, 'findByHash' | 'noteUse'>;
  users: Pick<UsersStore, 'findById' | 'findPerson'>;
  memberships: Memberships;
  limits: Pick<RateLimits, 'count'>;
  clock: Clock;
};

/** A use within so long of the last one that was noted is not written down. */
const noteEveryMs = 5 * 60_000;

/**
 * Who makes a request, and for which account: by a session and the `Askwell-Account` header, or by
 * a personal token where the call's contract takes one. A token belongs to one membership: it works
 * in the account it was made for, with the role that its maker has now. Says in the `RateLimit`
 * headers what the token has left. Throws `unauthenticated`, `token_not_allowed`, `scope_missing`,
 * `premium_required`, `too_many_requests`, and what `chooseAccount` throws.
 */
export const findCaller =
  ({ sessionOwner, apiTokens, users, memberships, limits, clock }: Needs): FindCaller =>
  async (ctx, { access, permission }) => {
    const accountId = ctx.get(accountHeader);
    const secret = bearerToken(ctx);
    if (!secret?.startsWith(tokenPrefix)) {
      const person = await sessionOwner(ctx);
      return chooseAccount({ users, memberships }, person, { accountId, permission });
    }

    const now = clock();
    const token = await apiTokens.findByHash(hashOf(secret));
    const isGood = token && (token.expiresAt === null || token.expiresAt > now);
    const person = isGood ? await users.findPerson(token.userId ?? token.ownerId) : null;
    if (!token || !person) throw new Problem('unauthenticated');

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
    const tokensAccount = token.ownerId.toHexString();
    if (accountId !== '' && accountId !== tokensAccount) throw new Problem('not_found');
    const caller = await chooseAccount({ users, memberships }, person, {
      accountId: tokensAccount,
      permission,
    });
    requireApiAccess(caller.owner);
    if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) > noteEveryMs) {
      await apiTokens.noteUse(token.ownerId, token._id, now);
    }
    return caller;
  };
