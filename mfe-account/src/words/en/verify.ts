import { limits } from '@askwell/contracts';

const { digits, minutesValid } = limits.oneTimeCode;

/** /verify-email. */
export const verify = {
  title: 'Verify your email',
  lead: `Enter the ${digits}-digit code from our email. It expires in ${minutesValid} minutes.`,
  email: 'Email Address',
  code: 'Verification Code',
  submit: 'Verify Email',
  submitting: 'Verifying...',
  goNow: 'Go now',
  success: 'Email verified successfully! Redirecting to dashboard...',
  verified: 'Your new email address is confirmed.',
  failed: 'Verification failed',
  resent: 'Verification code sent to your email!',
  notResent: 'Failed to resend code',
  wrongAddress: 'Wrong address?',
  register: 'Register again',
  or: 'or',
  login: 'log in',
  noMail: 'No email after a few minutes? Check your spam folder, or',
  contact: 'contact us',
};
