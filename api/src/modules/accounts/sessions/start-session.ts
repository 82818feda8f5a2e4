import type { login, ResponseOf } from '@askwell/contracts';
import type { Context } from 'koa';
import type { SessionTokens } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { personOf } from '../../../kernel/owner.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import { presentUser } from '../present-user.ts';
import type { BrowserIds } from '../sign-in/browser-ids.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { askSecondStep, type FirstStep } from '../two-step/ask-second-step.ts';
import { hasTwoSteps } from '../two-step/check-second-step.ts';
import type { SignInsStore } from '../two-step/sign-ins.store.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import { newSession } from './new-session.ts';

export type SessionNeeds = {
  users: UsersStore;
  signIns: SignInsStore;
  browserIds: BrowserIds;
  tokens: SessionTokens;
  audit: AuditLog;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/**
 * Starts a session of an owner who has taken the first step: a password, or a code that was mailed
 * (`isMailed`, so that no other mail has to report the sign-in). Every way to sign in calls this.
 * Throws `second_step_required` for an account with two-step sign-in.
 */
export async function startSession(
  services: SessionNeeds,
  ctx: Context,
  user: UserDocument,
  firstStep: FirstStep,
): Promise<ResponseOf<typeof login>> {
  if (hasTwoSteps(user)) throw await askSecondStep(services, user, firstStep);
  return openSession(services, ctx, user, firstStep);
}

/** Starts a session of an owner who has taken all steps, and remembers the device. */
export async function openSession(
  services: SessionNeeds,
  ctx: Context,
  user: UserDocument,
  { isMailed, message }: FirstStep,
): Promise<ResponseOf<typeof login>> {
  const { users, browserIds, audit, clock } = services;
  const userAgent = ctx.get('User-Agent');
  const { session, token } = newSession(services, user._id, userAgent);
  await users.addSession(user._id, session);
  await rememberDevice(services, user, { browser: browserIds.ensure(ctx), userAgent, isMailed });
  await audit.record(user._id, { type: 'session.started' }, ctx);
  return { success: true, message, token, user: presentUser(personOf(user, session.id, clock())) };
}
