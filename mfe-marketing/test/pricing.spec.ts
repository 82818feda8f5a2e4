import type { Page } from '@playwright/test';
import { checkoutIn, expect, test } from '../../e2e/shop.ts';

/** A message leaves by itself: whoever waits for it looks out from before it can come. */
const says = (page: Page, text: string, after: Promise<unknown>) =>
  Promise.all([expect(page.getByText(text)).toBeVisible(), after]);

const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Premium' });

test('whoever is not signed in is led to an account, for either plan', async ({ page }) => {
  await page.goto('/pricing');
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium).toContainText('$9 per year');
  await expect(page.getByRole('region', { name: 'Free' })).toContainText('$0');
  await premium.getByRole('link', { name: 'Sign Up for Premium' }).click();
  await expect(page).toHaveURL('/register');

  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('/register');

  await page.goto('/pricing');
  await page.getByRole('link', { name: 'See all features' }).click();
  await expect(page).toHaveURL('/features');
});

test('a click on Upgrade while the session is being checked begins the payment after the check', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  const checkout = await checkoutIn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing');
  await upgrade(page).click();
  await expect(page.getByRole('button', { name: 'Initiating Payment...' })).toBeVisible();
  answer();
  const orderId = await checkout.orderId();
  expect(await checkout.options()).toMatchObject({ order_id: orderId });
  await expect(page).toHaveURL('/pricing');
});

test('an owner buys Premium by card, once, however often the button is clicked', async ({
  page,
  newOwner,
  signIn,
  razorpay,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  const checkout = await checkoutIn(page);
  await page.goto('/pricing');
  await upgrade(page).dblclick();
  await expect(page.getByRole('button', { name: 'Initiating Payment...' })).toBeVisible();

  const orderId = await checkout.orderId();
  expect(await checkout.options()).toEqual({
    key: razorpay.keyId,
    amount: 900,
    currency: 'USD',
    order_id: orderId,
    name: 'Askwell',
    description: 'Premium Subscription',
    prefill: { name: owner.name, email: owner.email },
    theme: { color: '#6366f1' },
    modal: {},
  });
  expect(await checkout.timesOpened()).toBe(1);

  await checkout.pay(razorpay.pay(orderId));
  await expect(page).toHaveURL('/payment-success');
  await page.goto('/pricing');
  const owned = page.getByRole('button', { name: 'Already Premium' });
  await expect(owned).toBeVisible();
  await says(page, 'You already have an active premium subscription!', owned.click());
});

test('closing the checkout gives the button back, and it opens again', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  const checkout = await checkoutIn(page);
  await page.goto('/pricing');
  await upgrade(page).click();
  const orderId = await checkout.orderId();
  await checkout.close();
  await upgrade(page).click();
  await expect.poll(checkout.timesOpened).toBe(2);
  expect(await checkout.orderId()).toBe(orderId);
});

test.describe('when something fails', () => {
  test.use({
    // One pattern: Playwright takes a list of two for a value and its options.
    expectedConsole: [/(status of (400|502) .*api\/payment)|(ERR_FAILED .*(checkout\.js|api\/payment))/],
  });

  test('a payment that cannot be verified is told, and the button is there again', async ({
    page,
    newOwner,
    signIn,
    razorpay,
  }) => {
    await signIn(await newOwner());
    const checkout = await checkoutIn(page);
    await page.goto('/pricing');
    await upgrade(page).click();
    const paid = razorpay.pay(await checkout.orderId());
    const forged = { ...paid, razorpay_signature: '0'.repeat(64) };
    await says(page, 'Payment verification failed', checkout.pay(forged));
    await expect(upgrade(page)).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });

  test('a gateway that does not load is told, and tried again with the next click', async ({
    page,
    newOwner,
    signIn,
  }) => {
    await signIn(await newOwner());
    await page.route('https://checkout.razorpay.com/**', (route) => route.abort());
    await page.goto('/pricing');
    await says(page, 'Failed to load payment gateway', upgrade(page).click());
    const checkout = await checkoutIn(page);
    await upgrade(page).click();
    await expect.poll(checkout.timesOpened).toBe(1);
  });

  test('a payment provider that is down is told in the server’s words', async ({
    page,
    newOwner,
    signIn,
    razorpay,
  }) => {
    await signIn(await newOwner());
    await page.goto('/pricing');
    razorpay.behave('crashes');
    await says(page, 'The service behind this did not answer as expected.', upgrade(page).click());
    razorpay.behave('answers');
    await expect(upgrade(page)).toBeVisible();
  });

  test('a lost connection is told, and nothing was bought', async ({ page, newOwner, signIn }) => {
    await signIn(await newOwner());
    await page.goto('/pricing');
    await page.route('**/api/payment/initiate', (route) => route.abort());
    await says(page, 'Failed to initiate payment', upgrade(page).click());
    await expect(upgrade(page)).toBeVisible();
  });
});
