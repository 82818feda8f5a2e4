import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import { Problem } from '../../../kernel/problem.ts';
import { deviceOf } from '../../audit/index.ts';
import { openSession, type SessionNeeds } from '../sessions/start-session.ts';
import { confirmBothSteps, type BothStepsNeeds } from '../two-step/confirm-both-steps.ts';
import { createPasskeys, type PasskeyNeeds } from './passkeys.ts';
import { presentPasskey } from './present-passkey.ts';

type Needs = SessionNeeds & BothStepsNeeds & PasskeyNeeds & { endpoint: Endpoint };

/** Signing in with a passkey, and the passkeys of an account. */
export const passkeysRoutes = (services: Needs): Router => {
  const { endpoint, passkeys, audit, outbox, mailTemplates, browserIds } = services;
  const { optionsToAdd, add, optionsToSignIn, signIn } = createPasskeys(services);
  const router = new Router();

  endpoint(router, calls.listPasskeys, async ({ owner }) => ({
    success: true,
    data: { passkeys: (await passkeys.list(owner.id)).map(presentPasskey) },
  }));

  endpoint(router, calls.startPasskey, async ({ body, owner, ctx }) => {
    await confirmBothSteps(services, owner, body, browserIds.callerOf(ctx));
    return { success: true, data: { options: await optionsToAdd(owner) } };
  });

  endpoint(router, calls.addPasskey, async ({ body, owner, ctx }) => {
    const passkey = await add(owner, body);
    await audit.record(owner.id, { type: 'passkey.added', detail: passkey.name }, ctx);
    await outbox.add(mailTemplates.passkeyAdded(owner.email, deviceOf(ctx.get('User-Agent'))));
    return { success: true, data: { passkey: presentPasskey(passkey) } };
  });

  endpoint(router, calls.renamePasskey, async ({ params, body, owner, ctx }) => {
    const id = new ObjectId(params.id);
    if (!(await passkeys.rename(owner.id, id, body.name))) throw new Problem('not_found');
    const renamed = (await passkeys.list(owner.id)).find(({ _id }) => _id.equals(id));
    if (!renamed) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'passkey.renamed', detail: renamed.name }, ctx);
    return { success: true, data: { passkey: presentPasskey(renamed) } };
  });

  endpoint(router, calls.removePasskey, async ({ params, owner, ctx }) => {
    const id = new ObjectId(params.id);
    const removed = (await passkeys.list(owner.id)).find(({ _id }) => _id.equals(id));
    if (!removed || !(await passkeys.remove(owner.id, id))) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'passkey.removed', detail: removed.name }, ctx);
    await outbox.add(mailTemplates.passkeyRemoved(owner.email, deviceOf(ctx.get('User-Agent'))));
    return { success: true };
  });

  endpoint(router, calls.startPasskeySignIn, async () => ({
    success: true,
    data: { options: await optionsToSignIn() },
  }));

  endpoint(router, calls.signInWithPasskey, async ({ body, ctx }) => {
    const user = await signIn(body);
    return openSession(services, ctx, user, { isMailed: false, message: 'Login successful!' });
  });

  return router;
};
