import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { stopTime } from '../../e2e/page-clock.ts';

/**
 * Every form of the account: how it is reached and filled in, what it sends, and what it says when
 * that fails.
 */
type FormCase = {
  name: string;
  isOwners?: boolean;
  path: string;
  fill: (page: Page) => Promise<void>;
  submit: string;
  call: string;
  failed: string;
  /** What must still be there after a failure. */
  typed: [label: string, value: string];
};

const email = 'nadia@example.com';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A whole code is sent without a press of the button. */
async function enterWrongCode(page: Page) {
  await field(page, 'Verification Code').fill('123456');
  await expect(field(page, 'Verification Code')).toHaveAccessibleDescription(/Invalid or expired/);
}

const forms: FormCase[] = [
  {
    name: 'login',
    path: '/login',
    fill: async (page) => {
      await field(page, 'Email Address').fill(email);
      await field(page, 'Password').fill('correct horse');
    },
    submit: 'Log in',
    call: '/api/auth/login',
    failed: 'Network error during login',
    typed: ['Password', 'correct horse'],
  },
  {
    name: 'register',
    path: '/register',
    fill: async (page) => {
      await field(page, 'Full Name').fill('Nadia');
      await field(page, 'Email Address').fill(email);
      await field(page, 'Password').fill('correct horse');
      await field(page, 'Confirm Password').fill('correct horse');
    },
    submit: 'Create account',
    call: '/api/auth/register',
    failed: 'Network error during registration',
    typed: ['Confirm Password', 'correct horse'],
  },
  {
    name: 'forgot password, the address',
    path: '/forgot-password',
    fill: (page) => field(page, 'Email Address').fill(email),
    submit: 'Send Reset Code',
    call: '/api/auth/forgot-password',
    failed: 'Failed to send reset code',
    typed: ['Email Address', email],
  },
  {
    name: 'forgot password, the code',
    path: '/forgot-password',
    fill: async (page) => {
      await toCodeStep(page);
      await enterWrongCode(page);
    },
    submit: 'Verify Code',
    call: '/api/auth/verify-otp',
    failed: 'Invalid verification code',
    typed: ['Verification Code', '123456'],
  },
  {
    name: 'forgot password, the new password',
    path: '/forgot-password',
    fill: async (page) => {
      await toCodeStep(page);
      await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ json: { success: true } }));
      await field(page, 'Verification Code').fill('123456');
      await field(page, 'New Password').fill('a new password');
      await field(page, 'Confirm New Password').fill('a new password');
    },
    submit: 'Reset Password',
    call: '/api/auth/reset-password',
    failed: 'Failed to reset password',
    typed: ['New Password', 'a new password'],
  },
  {
    name: 'verify email',
    path: '/verify-email',
    fill: async (page) => {
      await field(page, 'Email Address').fill(email);
      await enterWrongCode(page);
    },
    submit: 'Verify Email',
    call: '/api/auth/verify-email',
    failed: 'Verification failed',
    typed: ['Verification Code', '123456'],
  },
  {
    name: 'profile',
    isOwners: true,
    path: '/profile',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await field(page, 'Full Name').fill('Nadia N.');
    },
    submit: 'Save Changes',
    call: '/api/auth/profile',
    failed: 'Failed to update profile',
    typed: ['Full Name', 'Nadia N.'],
  },
  {
    name: 'password',
    isOwners: true,
    path: '/profile?tab=security',
    fill: async (page) => {
      await field(page, 'Current Password').fill('correct horse');
      await field(page, 'New Password').fill('a new password');
      await field(page, 'Confirm New Password').fill('a new password');
    },
    submit: 'Change Password',
    call: '/api/auth/password',
    failed: 'Failed to change password',
    typed: ['Current Password', 'correct horse'],
  },
  {
    name: 'API key',
    isOwners: true,
    path: '/profile?tab=security',
    fill: (page) => page.getByRole('textbox', { name: 'Gemini API Key' }).fill('AIzaSy-a-new-key'),
    submit: 'Update API Key',
    call: '/api/auth/profile',
    failed: 'Failed to update API key',
    typed: ['Gemini API Key', 'AIzaSy-a-new-key'],
  },
];

test.use({
  expectedConsole: [
    /ERR_(INTERNET_DISCONNECTED|FAILED)|status of 403 .*auth\/login|status of 400 .*auth\/verify-(otp|email)/,
  ],
});

for (const form of forms)
  test(`${form.name}: nothing is lost without a connection or an answer, and a double click sends once`, async ({
    page,
    newOwner,
    signIn,
  }) => {
    if (form.isOwners) await signIn(await newOwner());
    await page.clock.install();
    await page.goto(form.path);
    await form.fill(page);
    const submit = page.getByRole('button', { name: form.submit });
    const alert = page.getByRole('main').getByRole('alert');
    const keeps = () =>
      expect(page.getByRole('textbox', { name: form.typed[0], exact: true })).toHaveValue(form.typed[1]);

    await page.route(`**${form.call}`, (route) => route.abort('internetdisconnected'));
    await submit.click();
    await expect(alert).toContainText(form.failed);
    await expect(alert).toContainText('Please check your connection and try again.');
    await keeps();
    await page.unroute(`**${form.call}`);

    let sent = 0;
    await page.route(`**${form.call}`, () => {
      sent += 1;
    });
    // The time stands still, so that a slow machine does not use up the 30 seconds.
    await stopTime(page);
    await submit.dblclick();
    await page.clock.runFor(100);
    await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
    await expect(alert).toBeHidden();
    await page.clock.fastForward(29_000);
    await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
    await page.clock.resume();
    await page.clock.fastForward(2_000);
    await expect(alert).toContainText(form.failed);
    await expect(alert).toContainText('The server took too long to answer. Please try again.');
    await keeps();
    expect(sent).toBe(1);
  });

test('a code that could not be sent again is told, and the button rests only for a code that was', async ({
  page,
}) => {
  await page.goto('/verify-email');
  await field(page, 'Email Address').fill(email);
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await page.route('**/api/auth/resend-verification', (route) => route.abort());
  await resend.click();
  await expect(
    page.getByText('Failed to resend code. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(resend).toBeEnabled();
  await page.unroute('**/api/auth/resend-verification');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/resend-verification')) sent += 1;
  });
  await resend.dblclick();
  await expect(page.getByRole('button', { name: /^Resend in 0:\d\d$/ })).toBeDisabled();
  expect(sent).toBe(1);
});

test('what was typed survives a reload and goes along from page to page; passwords and codes do not', async ({
  page,
}) => {
  await page.goto('/register');
  await field(page, 'Full Name').fill('Nadia');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill('correct horse');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Nadia');
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue('');

  await page.goto('/login');
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage])')).not.toContain('horse');
});

test('a redirect that was announced does not follow whoever has gone elsewhere', async ({
  page,
  newOwner,
}) => {
  const owner = await newOwner();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: {
        success: false,
        code: 'requires_verification',
        message: 'Please verify your email address before signing in.',
        requiresVerification: true,
        email: owner.email,
      },
    }),
  );
  await page.clock.install();
  await page.goto('/login');
  await field(page, 'Email Address').fill(owner.email);
  await field(page, 'Password').fill(owner.password);
  await stopTime(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('in 3 s');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await page.clock.fastForward(5000);
  await expect(field(page, 'Full Name')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('password managers and phones know what each field is for', async ({ page, newOwner, signIn }) => {
  const autocomplete = () =>
    page
      .locator('main input')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
      );
  await page.goto('/login');
  await expect.poll(autocomplete).toEqual(['email username', 'password current-password']);
  await page.goto('/register');
  await expect
    .poll(autocomplete)
    .toEqual(['name name', 'email username', 'password new-password', 'confirmPassword new-password']);
  await page.goto('/verify-email');
  await expect.poll(autocomplete).toEqual(['email email', 'otp one-time-code']);
  await expect(field(page, 'Verification Code')).toHaveAttribute('inputmode', 'numeric');

  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile?tab=security');
  const passwordForm = page.locator('form', { has: page.getByLabel('Current Password') });
  await expect(passwordForm.locator('input[autocomplete="username"]')).toHaveValue(owner.email);
});

async function toCodeStep(page: Page): Promise<void> {
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }));
  await field(page, 'Email Address').fill(email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Verification Code')).toBeFocused();
  await page.unroute('**/api/auth/forgot-password');
}
