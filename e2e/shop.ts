import { startRazorpay, type RazorpaySimulator } from '@askwell/testing/razorpay';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

export { expect };

/** The product as it sells Premium by card: with a payment provider. */
export const test = base.extend<object, { razorpay: RazorpaySimulator }>({
  razorpay: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const razorpay = await startRazorpay();
      await use(razorpay);
      await razorpay.stop();
    },
    { scope: 'worker' },
  ],

  settings: [
    ({ razorpay }, use) =>
      use({
        RAZORPAY_BASE_URL: razorpay.url,
        RAZORPAY_KEY_ID: razorpay.keyId,
        RAZORPAY_KEY_SECRET: razorpay.keySecret,
        RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      }),
    { scope: 'worker' },
  ],
});

const script = `
window.opened = 0;
window.Razorpay = class {
  constructor(options) { window.checkout = options; }
  open() { window.opened += 1; }
  close() {}
};`;

/**
 * Stands in for the provider's script, which opens nothing here and lets the test say what the
 * person does in it.
 */
export async function checkoutIn(page: Page) {
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return {
    orderId: async (): Promise<string> => {
      await expect.poll(() => page.evaluate('window.checkout?.order_id')).toMatch(/^order_/);
      return String(await page.evaluate('window.checkout.order_id'));
    },
    options: (): Promise<unknown> => page.evaluate('JSON.parse(JSON.stringify(window.checkout))'),
    timesOpened: (): Promise<unknown> => page.evaluate('window.opened'),
    pay: (paid: object) => page.evaluate(`window.checkout.handler(${JSON.stringify(paid)})`),
    close: () => page.evaluate('window.checkout.modal.ondismiss()'),
  };
}
