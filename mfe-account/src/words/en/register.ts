import { limits, plans } from '@askwell/contracts';

const { messagesPerMonth } = plans.free;

/** /register. */
export const register = {
  title: 'Create your account',
  lead: `Free for one chatbot and ${messagesPerMonth} messages a month. No card needed.`,
  leadFor: (website: string) => `Then we read ${website} and draft its FAQs. Free, no card needed.`,
  name: 'Full Name',
  email: 'Email Address',
  password: 'Password',
  passwordHelp: `At least ${limits.password.minimum} characters.`,
  confirmation: 'Confirm Password',
  submit: 'Create account',
  submitting: 'Creating account...',
  hasAccount: 'Already have an account?',
  login: 'Log in',
  hasCode: 'Waiting for your code?',
  verify: 'Enter the code',
  success: 'Registration successful! Please check your email for verification code.',
  created: 'Account created successfully!',
  emailOnly: {
    help: 'We mail you a code. You can set a password later.',
    submit: 'Continue with email',
    withPassword: 'Choose a password now',
    withEmail: 'Continue with your email only',
  },
  failed: 'Registration failed',
  network: 'Network error during registration',
};
