import { limits } from '@askwell/contracts';

/** /forgot-password. */
export const reset = {
  title: 'Reset your password',
  lead: 'A code by email, then a new password.',
  back: 'Back to Login',
  progress: 'Progress',
  stepDone: 'Done',
  steps: ['Email', 'Verify', 'Reset'],
  email: {
    label: 'Email Address',
    help: 'The address you signed up with. We’ll send a code to it.',
    submit: 'Send Reset Code',
    submitting: 'Sending code...',
    sent: 'Password reset code sent to your email!',
    failed: 'Failed to send reset code',
  },
  code: {
    label: 'Verification Code',
    help: `It expires in ${limits.oneTimeCode.minutesValid} minutes.`,
    sentBefore: 'If',
    sentAfter: 'has an account, we’ve sent a code to it.',
    change: 'Change email',
    submit: 'Verify Code',
    submitting: 'Verifying...',
    verified: 'Code verified successfully!',
    failed: 'Invalid verification code',
  },
  password: {
    label: 'New Password',
    help: `At least ${limits.password.minimum} characters.`,
    confirmation: 'Confirm New Password',
    submit: 'Reset Password',
    submitting: 'Resetting password...',
    otherCode: 'Enter another code',
    goNow: 'Go now',
    done: 'Password reset successfully! Redirecting...',
    saved: 'Your new password is saved.',
    failed: 'Failed to reset password',
  },
};
