import { randomBytes } from 'node:crypto';
import { Router } from '@koa/router';
import { createIdentitySecret, deleteIdentitySecret, getIdentitySecret } from '@askwell/contracts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { AuditLog } from '../../audit/index.ts';
import { type ChatbotsStore, ownChatbot } from '../../chatbots/index.ts';
import { identityContext } from './identify-visitor.ts';
import type { IdentitySecretsStore } from './identity-secrets.store.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: Pick<ChatbotsStore, 'find'>;
  identitySecrets: IdentitySecretsStore;
  encryption: Pick<Encryption, 'encrypt'>;
  audit: AuditLog;
  clock: Clock;
};

/** The secret with which an owner's website signs the identities of its visitors. */
export const identityRoutes = (needs: Needs): Router => {
  const { endpoint, identitySecrets, encryption, audit, clock } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, getIdentitySecret, async ({ owner, params }) => {
    const { _id } = await own(owner, params.id);
    const stored = await identitySecrets.find(owner.id, _id);
    return { success: true, data: { createdAt: stored?.createdAt.toISOString() ?? null } };
  });

  endpoint(router, createIdentitySecret, async ({ owner, params, ctx }) => {
    const { _id, name } = await own(owner, params.id);
    const secret = randomBytes(32).toString('base64url');
    const createdAt = clock();
    await identitySecrets.put(owner.id, _id, encryption.encrypt(secret, identityContext(_id)), createdAt);
    await audit.record(owner.id, { type: 'identitySecret.created', detail: name }, ctx);
    return { success: true, data: { secret, createdAt: createdAt.toISOString() } };
  });

  endpoint(router, deleteIdentitySecret, async ({ owner, params, ctx }) => {
    const { _id, name } = await own(owner, params.id);
    await identitySecrets.remove(owner.id, _id);
    await audit.record(owner.id, { type: 'identitySecret.deleted', detail: name }, ctx);
    return { success: true };
  });

  return router;
};
