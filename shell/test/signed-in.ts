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

/**
 * The server confirms the token of an owner without chatbots. What the header and the dashboard ask
 * beside that is refused for now: a 401 would end the session.
 */
export async function answerOwner(page: Page): Promise<void> {
  const refuse = (calls: string) =>
    page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
    );
  await refuse('**/api/onboarding');
  // Asked by what the analytics lend to the header.
  await refuse('**/api/inbox?*');
  await refuse('**/api/inbox/stream*');
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { success: true, chatbots: [], creation: 'allowed' } }),
  );
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user: owner } }));
}

/** A sign-in that the server confirms, of an owner without chatbots. */
export async function signIn(page: Page): Promise<void> {
  await leaveToken(page);
  await answerOwner(page);
}
