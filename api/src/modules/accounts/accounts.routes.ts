import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Services } from '../../services.ts';
import { setPassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail, resendCode } from './confirm-email.ts';
import type { Owner } from './owner.ts';
import { presentUser } from './present-user.ts';
import { sendResetCode, setNewPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Everything about an account: signing up and in, its addresses and passwords, and what the owner changes. */
export const accountsRoutes = (services: Services): Router => {
  const { endpoint, limits, users, codes } = services;
  const router = new Router();

  endpoint(router, calls.register, async ({ body, ctx }) => {
    await limits.take(['signUpPerAddress', ctx.ip]);
    await signUp(services, body);
    return {
      success: true,
      requiresVerification: true,
      email: body.email,
      message: 'Registration successful! Please check your email for verification code.',
    };
  });

  endpoint(router, calls.login, async ({ body, ctx }) => {
    await limits.take(['signInPerAddress', ctx.ip]);
    await limits.take(['signInPerAccount', body.email]);
    return started('Login successful!', await signIn(services, body, ctx.get('User-Agent')));
  });

  endpoint(router, calls.verifyEmail, async ({ body, ctx }) =>
    started(
      'Email verified successfully! Redirecting to dashboard...',
      await confirmEmail(services, body, ctx.get('User-Agent')),
    ),
  );

  endpoint(router, calls.resendVerification, async ({ body }) => {
    await resendCode(services, body.email);
    return { success: true, message: 'Verification code sent to your email!' };
  });

  endpoint(router, calls.forgotPassword, async ({ body }) => {
    await sendResetCode(services, body.email);
    return { success: true, message: 'Password reset code sent to your email!' };
  });

  endpoint(router, calls.verifyOtp, async ({ body }) => {
    await codes.check('reset-password', body.email, body.otp);
    return { success: true, message: 'Code verified successfully!' };
  });

  endpoint(router, calls.resetPassword, async ({ body, ctx }) =>
    started(
      'Password reset successfully! Redirecting...',
      await setNewPassword(services, body, ctx.get('User-Agent')),
    ),
  );

  endpoint(router, calls.getMe, async ({ owner }) => ({ success: true, user: presentUser(owner) }));

  endpoint(router, calls.logout, async ({ owner }) => {
    if (owner.sessionId !== null) await users.endSession(owner.id, owner.sessionId);
    return { success: true, message: 'Signed out.' };
  });

  endpoint(router, calls.updateProfile, async ({ body, owner }) => {
    const message = await changeProfile(services, owner, body);
    const changed = (await users.findById(owner.id)) ?? owner;
    return { success: true, message, data: { user: presentUser(changed) } };
  });

  endpoint(router, calls.changePassword, async ({ body, owner }) => {
    await setPassword(services, owner, body);
    return { success: true, message: 'Password changed successfully!' };
  });

  return router;
};

const started = (message: string, { token, owner }: { token: string; owner: Owner }) => ({
  success: true as const,
  message,
  token,
  user: presentUser(owner),
});
