import { getMe, initiatePayment } from '@askwell/contracts';
import type { Page } from '@playwright/test';
import { signUpOwner, startProduct, startSmtp } from '@askwell/testing/product';
import { startRazorpay } from '@askwell/testing/razorpay';
import { expect, test } from '../../e2e/fixtures.ts';
import { passUntilVisible, stopTime } from '../../e2e/page-clock.ts';
import { simulateCheckout } from './simulated-checkout.ts';

test.use({
  // The last is the checkout's style elements, which only its spinner needs.
  expectedConsole: [/(status of (404|503)|ERR_FAILED) .*api\/payment|inline style|style-src/],
});

const fallback = 'There was an issue processing your payment. Please try again or contact support.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** From the next page on; a frame of another origin may have no storage. */
const signInAs = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (window === top) localStorage.setItem('authToken', value);
  }, token);

/**
 * What the server says of an order, one after the other; the last one for ever. It says nothing
 * before `begin()`.
 */
async function statuses(page: Page, ...statuses: { status: string; code?: string }[]) {
  const asked: string[] = [];
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  await page.route('**/api/payment/status/*', async (route) => {
    const answer = statuses[Math.min(asked.length, statuses.length - 1)];
    asked.push(route.request().url().split('/').at(-1) ?? '');
    await hasBegun;
    await route.fulfill({ json: { success: true, payment: { code: 'PAYMENT', ...answer } } });
  });
  return { asked, begin };
}

test('without a payment provider an owner tries Premium from the billing tab, as a demonstration', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto('/profile?tab=billing');
  await expect(page.getByText('FREE', { exact: true })).toBeVisible();
  await expect(page.getByText('N/A')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();

  await expect(page).toHaveURL(/\/payment-success\?orderId=\w+&demo=true$/);
  await expect(page.getByText('Demo Mode')).toBeVisible();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  const nextYear = String(new Date().getFullYear() + 1);
  await expect(page.getByRole('definition').filter({ hasText: nextYear })).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await page.goto('/profile?tab=billing');
  await expect(page.getByText('PREMIUM', { exact: true })).toBeVisible();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toHaveText(/Premium, one year.*Receipt R-.*\$9\.00/);
  await expect(page.getByRole('definition').filter({ hasText: nextYear })).toBeVisible();
  await page.getByRole('button', { name: 'Already Premium' }).click();
  await expect(page.getByText('You already have an active premium subscription!')).toBeVisible();
});

test('a card payment goes through the checkout and ends with what the server says of the plan', async ({
  page,
}) => {
  const [razorpay, mails] = await Promise.all([startRazorpay(), startSmtp()]);
  const shop = await startProduct({
    env: {
      SMTP_URL: mails.url,
      RAZORPAY_BASE_URL: razorpay.url,
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    },
  });
  try {
    const { token } = await signUpOwner(shop.url, mails, { apiKey: null });
    await signInAs(page, token);
    await simulateCheckout(page, (orderId) => razorpay.pay(orderId));
    await page.goto(`${shop.url}/profile?tab=billing`);
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const frame = page.locator('iframe.razorpay-checkout-frame');
    await expect(frame.contentFrame().getByText('900 USD')).toBeVisible();
    // Placed by style attributes: over the whole page.
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect.poll(() => page.evaluate('window.isRiskDetected')).toBe(true);
    await frame.contentFrame().getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(`${shop.url}/payment-success`);
    await expect(heading(page, 'Payment Successful!')).toBeVisible();

    // Whoever closes the checkout before it could answer finds out by the order.
    const other = await signUpOwner(shop.url, mails, { apiKey: null });
    const order = await other.api.call(initiatePayment, { body: { plan: 'premium' } });
    await page.evaluate(`localStorage.authToken = '${other.token}'`);
    await signInAs(page, other.token);
    await page.goto(`${shop.url}/payment-success?orderId=${order.orderId}`);
    await expect(heading(page, 'Not confirmed yet')).toBeVisible();
    razorpay.pay(order.orderId);
    await page.reload();
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    const { user } = await other.api.call(getMe);
    expect(user.subscription).toMatchObject({ plan: 'premium', active: true });
  } finally {
    // The page's stream would report a server that is gone.
    await page.close();
    await shop.stop();
    await Promise.all([razorpay.stop(), mails.stop()]);
  }
});

test('either word of the server counts as paid, and the ways on lead somewhere', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  const { asked, begin } = await statuses(
    page,
    { status: 'PENDING' },
    { status: 'PENDING', code: 'SUCCESS' },
  );
  await page.goto('/payment-success?orderId=order_Abc');
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  begin();
  await expect(link(page, 'Start Building Chatbots')).toHaveAttribute('href', '/dashboard');
  await expect(link(page, 'Create Chatbot')).toHaveAttribute('href', '/chatbot/new');
  await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/');
  expect(asked).toEqual(['order_Abc', 'order_Abc']);

  await page.goto('/chatbot/builder');
  await expect(page).toHaveURL('/chatbot/new');
});

test('without an order the page says what the server says of the plan', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto('/payment-success');
  await expect(heading(page, 'Thank you!')).toBeVisible();
  await expect(page.getByText('Your account is on the Free plan.')).toBeVisible();
  await expect(page.getByText('You’re on Premium')).toBeHidden();
});

test('a payment that failed says so, with the ways back', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  (await statuses(page, { status: 'FAILED' })).begin();
  await page.goto('/payment-success?orderId=order_Abc');
  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByText(fallback)).toBeVisible();
  await expect(link(page, 'Try Again')).toHaveAttribute('href', '/pricing');
  await link(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('a payment that stays pending is checked for five seconds, then the person is told what happens next', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  const { asked, begin } = await statuses(page, { status: 'PENDING' });
  await page.clock.install();
  await page.goto('/payment-success?orderId=order_Abc');
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  await stopTime(page);
  begin();
  await passUntilVisible(page, heading(page, 'Not confirmed yet'), 100);
  await expect(page.getByText('Premium starts automatically once the provider confirms.')).toBeVisible();
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThanOrEqual(6);
});

test('an order of another account is not found, and a server that cannot be reached is reported as such', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  for (const query of ['orderId=order_NobodysOrder', 'orderId=nonsense']) {
    await page.goto(`/payment-success?${query}`);
    await expect(heading(page, 'Payment not found'), query).toBeVisible();
    await expect(page.getByText('This account has no payment with this number.')).toBeVisible();
  }

  await page.route('**/api/payment/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Unable to verify payment status')).toBeVisible();
  await page.goto('/payment-success?orderId=demo_Abc&demo=true');
  await expect(page.getByText('Unable to complete demo payment')).toBeVisible();
  await expect(page.getByText('Demo Mode')).toBeVisible();

  await page.route('**/api/payment/demo-complete', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Demo payment completion failed')).toBeVisible();
});

test('whoever is not signed in comes back to the page after signing in', async ({ page, newOwner }) => {
  const { email, password } = await newOwner();
  await page.goto('/payment-success?orderId=order_NobodysOrder');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/payment-success?orderId=order_NobodysOrder');
});
