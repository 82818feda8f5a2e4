import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { inRequest, type Logger } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { SessionTokens } from '../../http/session.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Memberships } from '../../kernel/member.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { GeminiProvider } from '../../providers/gemini/index.ts';
import { deviceOf, type AuditLog } from '../audit/index.ts';
import type { MailTemplates, Outbox } from '../mail/index.ts';
import type { OneTimeCodes } from './sign-in/one-time-codes.ts';
import type { PasswordHashing } from './sign-in/passwords.ts';
import type { UsersStore } from './users.store.ts';
import { setPassword } from './sign-in/change-password.ts';
import type { EmailChangesStore } from './profile/email-changes.store.ts';
import { checkApiKey } from './profile/check-api-key.ts';
import type { ApiKeyNeeds } from './profile/api-key.ts';
import { changeProfile } from './profile/change-profile.ts';
import { confirmEmail, resendCode } from './sign-in/confirm-email.ts';
import type { Owner } from '../../kernel/owner.ts';
import { memberOf } from './access/choose-account.ts';
import { listAccounts } from './access/list-accounts.ts';
import { presentCaller } from './access/present-caller.ts';
import { sendResetCode, setNewPassword } from './sign-in/reset-password.ts';
import type { BrowserIds } from './sign-in/browser-ids.ts';
import type { SignInsStore } from './two-step/sign-ins.store.ts';
import { startSession } from './sessions/start-session.ts';
import { checkCredentials } from './sign-in/sign-in.ts';
import { signUp, signUpInvited, signUpWithEmail } from './sign-in/sign-up.ts';

type Needs = {
  endpoint: Endpoint;
  users: UsersStore;
  memberships: Memberships;
  codes: OneTimeCodes;
  browserIds: BrowserIds;
  emailChanges: EmailChangesStore;
  signIns: SignInsStore;
  passwords: PasswordHashing;
  tokens: SessionTokens;
  limits: RateLimits;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  gemini: GeminiProvider;
  onApiKeyChanged: ApiKeyNeeds['onApiKeyChanged'];
  /** Whether a token is that of an invitation to this address, which can still be accepted. */
  isInvitationTo: (token: string, email: string) => Promise<boolean>;
  encryption: Encryption;
  audit: AuditLog;
  clock: Clock;
  log: Logger;
};

/**
 * Everything about an account: signing up and in, its addresses and passwords, and what the owner
 * changes.
 */
export const accountsRoutes = (services: Needs): Router => {
  const { endpoint, users, codes, audit, outbox, mailTemplates, browserIds } = services;
  const router = new Router();

  /**
   * Records a wrong password in the owner's log. The response does not wait for it, so that its
   * time does not reveal whether the account exists.
   */
  const noteRefusal = async (ctx: Context, email: string) => {
    const user = await users.findByEmail(email);
    if (user) await audit.record(user._id, { type: 'session.refused' }, ctx);
  };

  /** The owner gets a mail, with the device, when a key is replaced (product ruling 37). */
  const noteNewApiKey = async (ctx: Context, { id, email, apiKey }: Owner, masked: string) => {
    await audit.record(id, { type: 'apiKey.changed', detail: masked }, ctx);
    if (apiKey === null) return;
    const device = deviceOf(ctx.get('User-Agent'));
    await outbox.add(mailTemplates.apiKeyReplaced(email, masked, device));
  };

  endpoint(router, calls.register, async ({ body, ctx }) => {
    const { invitation, email } = body;
    const isInvited = invitation !== undefined && (await services.isInvitationTo(invitation, email));
    const invited = isInvited ? await signUpInvited(services, body) : null;
    if (invited) {
      await audit.record(invited._id, { type: 'account.created', detail: email }, ctx);
      const message = 'Account created successfully!';
      const session = await startSession(services, ctx, invited, { isMailed: true, message });
      return { ...session, requiresVerification: false, email, registrationId: '' };
    }
    const registrationId = await signUp(services, body, browserIds.ensure(ctx));
    return {
      success: true,
      requiresVerification: true,
      email,
      registrationId,
      message: 'Registration successful! Please check your email for verification code.',
    };
  });

  endpoint(router, calls.registerWithEmail, async ({ body, ctx }) => ({
    success: true,
    requiresVerification: true,
    email: body.email,
    registrationId: await signUpWithEmail(services, body, browserIds.ensure(ctx)),
    message: 'Please check your email for verification code.',
  }));

  endpoint(router, calls.login, async ({ body, ctx }) => {
    try {
      const user = await checkCredentials(services, body, browserIds.callerOf(ctx));
      return await startSession(services, ctx, user, { isMailed: false, message: 'Login successful!' });
    } catch (error) {
      if (error instanceof Problem && error.code === 'wrong_credentials') {
        noteRefusal(ctx, body.email).catch((failure: unknown) =>
          ctx.log.error({ error: failure }, 'not noted'),
        );
      }
      throw error;
    }
  });

  endpoint(router, calls.verifyEmail, async ({ body, ctx }) => {
    const { hasMoved, user } = await confirmEmail(services, body, browserIds.callerOf(ctx));
    const type = hasMoved ? 'email.changed' : 'account.created';
    await audit.record(user._id, { type, detail: body.email }, ctx);
    const message = 'Email verified successfully! Redirecting to dashboard...';
    return startSession(services, ctx, user, { isMailed: true, message });
  });

  endpoint(router, calls.resendVerification, async ({ body, ctx }) => {
    await resendCode(services, body, browserIds.ensure(ctx));
    return { success: true, message: 'Verification code sent to your email!' };
  });

  endpoint(router, calls.forgotPassword, async ({ body, ctx }) => {
    await sendResetCode(services, body.email, browserIds.ensure(ctx));
    return { success: true, message: 'Password reset code sent to your email!' };
  });

  endpoint(router, calls.verifyOtp, async ({ body, ctx }) => {
    await codes.check({ purpose: 'reset-password', email: body.email }, body.otp, browserIds.callerOf(ctx));
    return { success: true, message: 'Code verified successfully!' };
  });

  endpoint(router, calls.resetPassword, async ({ body, ctx }) => {
    const user = await setNewPassword(services, body, browserIds.callerOf(ctx));
    await audit.record(user._id, { type: 'password.reset' }, ctx);
    const message = 'Password reset successfully! Redirecting...';
    return startSession(services, ctx, user, { isMailed: true, message });
  });

  endpoint(router, calls.getMe, async ({ owner, member }) => {
    const [user, accounts] = await Promise.all([
      presentCaller(users, { owner, member }),
      listAccounts(services, { owner, member }),
    ]);
    return { success: true, user, accounts };
  });

  endpoint(router, calls.logout, async ({ owner, ctx }) => {
    if (owner.sessionId !== null) await users.endSession(owner.id, owner.sessionId);
    await audit.record(owner.id, { type: 'session.ended' }, ctx);
    return { success: true, message: 'Signed out.' };
  });

  endpoint(router, calls.updateProfile, async ({ body, owner, member, ctx, countAgainst }) => {
    const message = await changeProfile(inRequest(services, ctx), { owner, member }, body, countAgainst);
    const changed = (await users.findById(owner.id)) ?? owner;
    if (changed.apiKey?.sealed !== owner.apiKey?.sealed) {
      await noteNewApiKey(ctx, owner, changed.apiKey?.masked ?? '');
    }
    const person = await users.findPerson(member.userId);
    const now = person ? memberOf(person, member.role) : member;
    const user = await presentCaller(users, { owner: changed, member: now });
    return { success: true, message, data: { user } };
  });

  endpoint(router, calls.checkApiKey, async ({ owner, member }) => ({
    success: true,
    user: await presentCaller(users, { owner: await checkApiKey(services, owner), member }),
  }));

  endpoint(router, calls.changePassword, async ({ body, owner, ctx }) => {
    await setPassword(services, owner, body, browserIds.callerOf(ctx).browser);
    await audit.record(owner.id, { type: 'password.changed' }, ctx);
    return { success: true, message: 'Password changed successfully!' };
  });

  return router;
};
