import type { Page } from '@playwright/test';

/** An owner as the API describes them. */
export const owner = {
  _id: '0123456789abcdef01234567',
  name: 'Ada',
  email: 'ada@example.com',
  account: { id: '0123456789abcdef01234567', name: 'Ada', role: 'owner' },
  pendingEmail: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  geminiApiKey: 'AIza••••••3f9K',
  geminiApiKeyStatus: 'valid',
  subscription: { plan: 'free', active: false, endDate: null },
  usage: { messages: 0, limit: 100 },
  can: { createChatbot: true },
};

/** As a sign-in before would have left the browser, once; whoever signs out stays signed out. */
export const leaveToken = (page: Page) =>
  page.addInitScript("sessionStorage.ready ??= (localStorage.authToken = 'good')");

/** A sign-in that the server confirms, of an owner without chatbots. */
export async function signIn(page: Page): Promise<void> {
  await leaveToken(page);
  await page.route('**/api/onboarding', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { success: true, chatbots: [], creation: 'allowed' } }),
  );
  // Asked by what the analytics lend to the header; a 401 would end the session.
  await page.route('**/api/inbox?*', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user: owner } }));
}
