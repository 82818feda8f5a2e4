import { describe, expect, test } from 'vitest';
import { oneTimeCodeMessage } from '@askwell/contracts';
import { resetWords } from './forgot-password/reset.words.ts';
import { rules } from './forms/rules.ts';
import { loginWords } from './login/login.words.ts';
import { paymentWords } from './payment/payment.words.ts';
import { profileWords } from './profile/profile.words.ts';
import { registerWords } from './register/register.words.ts';
import { verifyWords } from './verify-email/verify.words.ts';

/** What the spec quotes for the pages of the account, in its sections 2, 5, 8 and 9. */
const quoted: [page: string, words: object, texts: string[]][] = [
  [
    '/login',
    loginWords,
    ['Checking authentication', 'Login successful!', 'Login failed', 'Network error during login'],
  ],
  [
    '/register',
    registerWords,
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
    resetWords,
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
    verifyWords,
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
    profileWords,
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
    paymentWords,
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
    expect(oneTimeCodeMessage).toBe('Please enter the 6-digit verification code');
  });

  test('in what a code is worth', () => {
    for (const sentence of [verifyWords.lead, resetWords.code.help])
      expect(sentence).toContain('expires in 10 minutes');
  });
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
