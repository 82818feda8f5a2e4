import { limits } from '@askwell/contracts';

const { digits, minutesValid } = limits.oneTimeCode;

/** What /verify-email says. */
export const verifyWords = {
  title: 'Verify your email',
  lead: `We sent a ${digits}-digit code to your email address. It expires in ${minutesValid} minutes.`,
  email: 'Email Address',
  code: 'Verification Code',
  submit: 'Verify Email',
  submitting: 'Verifying...',
  goNow: 'Go now',
  success: 'Email verified successfully! Redirecting to dashboard...',
  failed: 'Verification failed',
  resent: 'Verification code sent to your email!',
  notResent: 'Failed to resend code',
  wrongAddress: 'Wrong address?',
  register: 'Register again',
  login: 'log in',
  noMail: 'No mail after a few minutes? Look into your spam folder, or',
  contact: 'contact us',
} as const;
