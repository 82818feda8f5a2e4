import { oneTimeCodeMessage } from '@askwell/contracts';
import { describe, expect, test } from 'vitest';
import { rulesIn } from './forms/rules.ts';
import { forms } from './words/en/forms.ts';
import { frame } from './words/en/frame.ts';
import { login } from './words/en/login.ts';
import { payment } from './words/en/payment.ts';
import { profile } from './words/en/profile.ts';
import { register } from './words/en/register.ts';
import { reset } from './words/en/reset.ts';
import { security } from './words/en/security.ts';
import { verify } from './words/en/verify.ts';

/** What the spec quotes for the pages of the account, in its sections 2, 5, 8 and 9. */
const quoted: [page: string, words: object, texts: string[]][] = [
  [
    '/login',
    { login, frame },
    ['Checking authentication', 'Login successful!', 'Login failed', 'Network error during login'],
  ],
  [
    '/register',
    register,
    [
      'Full Name',
      'Registration successful! Please check your email for verification code.',
      'Account created successfully!',
      'Registration failed',
      'Network error during registration',
    ],
  ],
  [
    '/forgot-password',
    reset,
    [
      'Email',
      'Verify',
      'Reset',
      'Back to Login',
      'Password reset code sent to your email!',
      'Code verified successfully!',
      'Password reset successfully! Redirecting...',
      'Failed to send reset code',
      'Invalid verification code',
      'Failed to reset password',
    ],
  ],
  [
    '/verify-email',
    verify,
    [
      'Verify Email',
      'Email verified successfully! Redirecting to dashboard...',
      'Verification code sent to your email!',
      'Verification failed',
      'Failed to resend code',
    ],
  ],
  [
    '/profile',
    { profile, security },
    [
      'Profile',
      'Security',
      'Billing',
      'Dashboard',
      'Logout',
      'Active',
      'Member Since',
      'Free',
      'Active Account',
      'API Key Configured',
      'API Key Required',
      'Edit Profile',
      'Cancel',
      'Full Name',
      'Email Address',
      'Save Changes',
      'Change Password',
      'Current Password',
      'New Password',
      'Confirm New Password',
      'Gemini API Key',
      'API Key Configured - Chatbots Ready for Deployment',
      'API Key Required for Chatbot Deployment',
      'Update API Key',
      'Plan Status',
      'Billing Cycle',
      'Yearly',
      'Next Billing',
      'N/A',
      'View All Plans',
      'Premium Features',
      '10 Advanced Chatbots',
      '10,000 Messages/year',
      'Full Customization',
      'Priority Support',
      'Advanced Analytics',
      'Custom Branding',
      'Failed to load profile',
      'Failed to update profile',
      'Failed to change password',
      "New passwords don't match",
      'Failed to update API key',
      'Profile updated successfully!',
      'Password changed successfully!',
      'Gemini API key updated successfully!',
    ],
  ],
  [
    '/payment-success',
    payment,
    [
      'Demo Mode',
      'Start Building Chatbots',
      'Create Chatbot',
      'Back to Home',
      'Try Again',
      'Back to Dashboard',
      'Unable to verify payment status',
      'Demo payment completion failed',
      'Unable to complete demo payment',
      'There was an issue processing your payment. Please try again or contact support.',
    ],
  ],
];

describe('the words of the spec stand as they are', () => {
  test.each(quoted)('on %s', (_, words, texts) => {
    const said = new Set(textsIn(words));
    expect(texts.filter((text) => !said.has(text))).toEqual([]);
  });

  test('in what the forms ask for before anything is sent', () => {
    const rules = rulesIn(forms);
    expect([
      rules.email(''),
      rules.confirmation('123456', '1234567'),
      rules.newPassword('12345'),
      rules.code('12345'),
      rules.apiKey(' '),
    ]).toEqual([
      'Please enter your email address',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      'Please enter the 6-digit verification code',
      'Please enter a valid Gemini API key',
    ]);
    expect(oneTimeCodeMessage, 'the server says the same').toBe(forms.code);
  });

  test('in what a code is worth', () => {
    for (const sentence of [verify.lead, reset.code.help])
      expect(sentence).toContain('expires in 10 minutes');
  });
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
