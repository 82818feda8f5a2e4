import { createChatbot, getMe } from '@askwell/contracts';
import type { ProductOwner, SmtpSimulator } from '@askwell/testing/product';
import type { Browser, Page } from '@playwright/test';
import { test as demo } from './fixtures.ts';
import { checkoutIn, expect, test } from './shop.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Whether somebody who has never been there reads below the chat whose it is. */
async function isBranded(browser: Browser, testUrl: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(testUrl);
  await page.getByRole('button', { name: /chat/i }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  const isVisible = await page.getByText('Powered by').isVisible();
  await context.close();
  return isVisible;
}

/** Everything that Premium promises: no branding, ten chatbots and no more, a receipt, one year. */
async function expectPremium(browser: Browser, owner: ProductOwner, testUrl: string, mails: SmtpSimulator) {
  const { user } = await owner.api.call(getMe);
  expect(user.subscription).toMatchObject({ plan: 'premium', active: true });
  const days = (Date.parse(user.subscription.endDate ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(367);

  expect(await isBranded(browser, testUrl)).toBe(false);
  for (let count = 2; count <= 10; count += 1) {
    await owner.api.call(createChatbot, { body: { name: `Chatbot ${count}` } });
  }
  expect((await owner.api.post('/api/chatbot', { name: 'One too many' })).status).toBe(403);

  const receipt = await mails.nextMail(owner.email);
  expect(receipt.subject).toBe('Your receipt from Askwell');
  expect(receipt.text).toContain('$9.00');
  expect(
    mails.received.filter(({ to, subject }) => to.includes(owner.email) && /receipt/.test(subject)),
  ).toHaveLength(1);
}

demo.describe('without a payment provider', () => {
  demo(
    'an owner goes from the prices to Premium, as a demonstration, and may load the page again',
    async ({ page, browser, product, shop: { owner, testUrl } }) => {
      expect(await isBranded(browser, testUrl)).toBe(true);

      await page.route('**/api/payment/demo-complete', () => {});
      await page.goto('/pricing');
      await button(page, 'Upgrade to Premium').click();
      await expect(heading(page, 'Checking your payment')).toBeVisible();
      await expect(page.getByText('Demo Mode')).toBeVisible();
      await page.unroute('**/api/payment/demo-complete');
      await page.reload();
      await expect(heading(page, 'Payment Successful!')).toBeVisible();
      await page.reload();
      await expect(heading(page, 'Payment Successful!')).toBeVisible();
      await expectPremium(browser, owner, testUrl, product.mails);
    },
  );
});

test('an owner goes from the billing tab through a closed and a failed checkout to Premium', async ({
  page,
  browser,
  product,
  shop: { owner, testUrl },
  razorpay,
}) => {
  expect(await isBranded(browser, testUrl)).toBe(true);
  const tell = (paymentId: string) => {
    const { body, headers } = razorpay.webhook(paymentId);
    return fetch(`${product.url}/api/payment/webhook`, { method: 'POST', body, headers });
  };

  const checkout = await checkoutIn(page);
  await page.goto('/profile?tab=billing');
  await button(page, 'Upgrade to Premium').click();
  const orderId = await checkout.orderId();
  await checkout.close();
  await expect(button(page, 'Upgrade to Premium')).toBeVisible();

  // A card that is declined: the checkout says so itself, and the person closes it.
  await button(page, 'Upgrade to Premium').click();
  await expect.poll(checkout.timesOpened).toBe(2);
  expect((await tell(razorpay.pay(orderId, 'failed').razorpay_payment_id)).status).toBe(200);
  await checkout.close();
  await page.goto(`/payment-success?orderId=${orderId}`);
  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/pricing');

  await button(page, 'Upgrade to Premium').click();
  expect(await checkout.orderId(), 'still one order').toBe(orderId);
  const paid = razorpay.pay(orderId);
  await checkout.pay(paid);
  await expect(page).toHaveURL('/payment-success');
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect((await tell(paid.razorpay_payment_id)).status).toBe(200);
  await page.reload();
  await expect(page.getByText('You’re on Premium.')).toBeVisible();
  await page.goto('/profile?tab=billing');
  await expect(button(page, 'Already Premium')).toBeVisible();
  await expectPremium(browser, owner, testUrl, product.mails);
});

test('a payment that is captured late, and of which no webhook tells, is told as on its way and then as paid', async ({
  page,
  browser,
  product,
  shop: { owner, testUrl },
  razorpay,
}) => {
  const checkout = await checkoutIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/payment/status/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing');
  await button(page, 'Upgrade to Premium').click();
  const orderId = await checkout.orderId();
  const paid = razorpay.pay(orderId, 'authorized');
  await checkout.pay(paid);
  await expect(page).toHaveURL(`/payment-success?orderId=${orderId}`);
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  release();
  await page.reload();
  await expect(heading(page, 'Not confirmed yet')).toBeVisible();
  const { user } = await owner.api.call(getMe);
  expect(user.subscription.plan, 'nothing is given before it is paid').toBe('free');

  razorpay.capture(paid.razorpay_payment_id);
  await page.reload();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await expectPremium(browser, owner, testUrl, product.mails);
});

test('a payment whose page was closed before it could tell of it starts Premium by itself', async ({
  page,
  browser,
  product,
  shop: { owner, testUrl },
  razorpay,
}) => {
  // The reconciler looks once a minute, a minute after the order was wanted at the earliest.
  const checkout = await checkoutIn(page);
  await page.goto('/pricing');
  await button(page, 'Upgrade to Premium').click();
  razorpay.pay(await checkout.orderId());
  await page.goto('/');
  const planNow = async () => (await owner.api.call(getMe)).user.subscription.plan;
  await expect.poll(planNow, { timeout: 200_000, intervals: [1_000] }).toBe('premium');
  await page.goto('/pricing');
  await expect(button(page, 'Already Premium')).toBeVisible();
  await expectPremium(browser, owner, testUrl, product.mails);
});

test('in the last 30 days of a year the next one can be bought, from the prices and from billing', async ({
  page,
  newOwner,
  signIn,
  razorpay,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  // A year that is nearly over, as only time can make one.
  const endDate = new Date(Date.now() + 20 * 86_400_000).toISOString();
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.user.subscription = { plan: 'premium', active: true, endDate };
    body.user.can.buyPremium = true;
    await route.fulfill({ response, json: body });
  });
  const checkout = await checkoutIn(page);
  await page.goto('/pricing');
  await button(page, 'Renew Premium').click();
  const orderId = await checkout.orderId();
  await checkout.close();
  await page.goto('/profile?tab=billing');
  await expect(
    page.getByText(/You can renew now\. The next year begins on .*, when this one ends\./),
  ).toBeVisible();
  await button(page, 'Renew Premium').click();
  await checkout.pay(razorpay.pay(await checkout.orderId()));
  await expect(page).toHaveURL('/payment-success');
  expect(await owner.api.call(getMe)).toMatchObject({ user: { subscription: { plan: 'premium' } } });
  expect(razorpay.orderOf(orderId).status, 'one order for both').toBe('paid');
});
