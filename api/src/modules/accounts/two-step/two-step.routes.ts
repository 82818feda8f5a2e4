import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { AuditLog } from '../../audit/index.ts';
import { openSession, type SessionNeeds } from '../sessions/start-session.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { confirmBothSteps, type BothStepsNeeds } from './confirm-both-steps.ts';
import { hasTwoSteps } from './check-second-step.ts';
import { finishSignIn, findWaitingSignIn, type WaitingSignIn } from './finish-sign-in.ts';
import { manageTwoStep, type ManageNeeds } from './manage-two-step.ts';
import { presentTwoStep } from './present-two-step.ts';

type Needs = SessionNeeds & BothStepsNeeds & ManageNeeds & { endpoint: Endpoint; audit: AuditLog };

/** Two-step sign-in: the second step itself, and how an owner sets it up. */
export const twoStepRoutes = (services: Needs): Router => {
  const { endpoint, twoSteps, users, audit, browserIds } = services;
  const { start, confirm, renew, turnOff } = manageTwoStep(services);
  const router = new Router();

  /** Throws what `confirmBothSteps` throws, and `conflict` while two-step sign-in is off. */
  const confirmChange = async (
    ctx: Context,
    owner: Owner,
    body: { currentPassword: string; code?: string | undefined },
  ) => {
    const user = await confirmBothSteps(services, owner, body, browserIds.callerOf(ctx));
    if (!hasTwoSteps(user)) throw new Problem('conflict');
  };

  endpoint(router, calls.getTwoStep, async ({ owner }) => ({
    success: true,
    data: { twoStep: presentTwoStep(await twoSteps.find(owner.id)) },
  }));

  endpoint(router, calls.startTwoStep, async ({ body, owner }) => {
    await confirmPassword(services, owner, body.currentPassword);
    return { success: true, data: await start(owner) };
  });

  endpoint(router, calls.confirmTwoStep, async ({ body, owner, ctx }) => {
    const recoveryCodes = await confirm(owner, body.code, ctx);
    return { success: true, message: 'Two-step sign-in is on.', data: { recoveryCodes } };
  });

  endpoint(router, calls.renewRecoveryCodes, async ({ body, owner, ctx }) => {
    await confirmChange(ctx, owner, body);
    return { success: true, data: { recoveryCodes: await renew(owner, ctx) } };
  });

  endpoint(router, calls.turnOffTwoStep, async ({ body, owner, ctx }) => {
    await confirmChange(ctx, owner, body);
    await turnOff(owner, ctx);
    return { success: true, message: 'Two-step sign-in is off.' };
  });

  endpoint(router, calls.takeSecondStep, async ({ body, ctx }) => {
    const waiting = await findWaitingSignIn(services, body.signInId);
    const caller = browserIds.callerOf(ctx);
    const { used, ...firstStep } = await finishSignIn(services, waiting, body.code, caller).catch(
      (error: unknown) => noteRefusal(waiting, ctx, error),
    );
    const { user } = waiting;
    if (used === 'recovery-code') await audit.record(user._id, { type: 'recoveryCode.used' }, ctx);
    const signedIn = (await users.findWithPassword(user._id)) ?? user;
    return openSession(services, ctx, signedIn, firstStep);
  });

  const noteRefusal = async ({ user }: WaitingSignIn, ctx: Context, error: unknown): Promise<never> => {
    if (error instanceof Problem && error.code !== 'too_many_requests') {
      await audit.record(user._id, { type: 'secondStep.refused' }, ctx);
    }
    throw error;
  };

  return router;
};
