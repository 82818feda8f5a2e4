import { Router } from '@koa/router';
import { createToken, listTokens, revokeToken, type ApiToken } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { TokensStore } from './tokens.store.ts';
import { takeSlot } from '../../../kernel/slots.ts';
import { requireApiAccess } from './api-access.policy.ts';
import { newToken, scopesOf } from './personal-token.ts';
import type { TokenDocument } from './tokens.store.ts';

const mostTokens = 20;

type Needs = { endpoint: Endpoint; apiTokens: TokensStore; audit: AuditLog; clock: Clock };

/** Personal tokens: made, seen and revoked in the account, never by a token. */
export const tokensRoutes = ({ endpoint, apiTokens, audit, clock }: Needs) => {
  const router = new Router();

  endpoint(router, listTokens, async ({ owner }) => ({
    success: true,
    data: { tokens: (await apiTokens.list(owner.id)).map(presentToken) },
  }));

  endpoint(router, createToken, async ({ owner, member, body, ctx }) => {
    requireApiAccess(owner);
    const { token, secret } = newToken(body, clock());
    const hasPlace = await takeSlot(mostTokens, await apiTokens.slots(owner.id), (slot) =>
      apiTokens.insert(owner.id, { ...token, userId: member.userId, slot }),
    );
    if (!hasPlace) throw new Problem('limit_reached');
    await audit.record(owner.id, { type: 'token.created', detail: token.name }, ctx);
    return { success: true, data: { apiToken: presentToken(token), secret } };
  });

  endpoint(router, revokeToken, async ({ owner, params, ctx }) => {
    const revoked = await apiTokens.remove(owner.id, new ObjectId(params.id));
    if (!revoked) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'token.revoked', detail: revoked.name }, ctx);
    return { success: true };
  });

  return router;
};

const presentToken = ({
  _id,
  name,
  hint,
  scopes,
  createdAt,
  lastUsedAt,
  expiresAt,
}: Omit<TokenDocument, 'ownerId' | 'slot'>): ApiToken => ({
  id: _id.toHexString(),
  name,
  hint,
  scopes: [...scopesOf({ scopes })],
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
