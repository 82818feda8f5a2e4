import { limits } from '@askwell/contracts';

/** What the forms of the account ask for, and the button that sends another code. */
export const forms = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  password: 'Please enter your password',
  passwordShort: `Password must be at least ${limits.password.minimum} characters long`,
  confirmation: 'Passwords do not match',
  apiKey: 'Please enter a valid Gemini API key',
  code: `Please enter the ${limits.oneTimeCode.digits}-digit verification code`,
  emailExample: 'you@example.com',
  resend: {
    action: 'Resend Code',
    busy: 'Sending...',
    wait: (time: string) => `Resend in ${time}`,
  },
};
