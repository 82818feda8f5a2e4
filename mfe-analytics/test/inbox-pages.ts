import type { Page } from '@playwright/test';

/** The rows of the inbox's list. */
export const rowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('listitem');

/** The pane of the open conversation. */
export const threadOf = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

/** What was said in the open conversation. */
export const saidIn = (page: Page) => threadOf(page).getByRole('log', { name: 'Messages' });

/** Opens the only conversation that waits. */
export async function openWaiting(page: Page) {
  await page.goto('/inbox?filter=waiting');
  await rowsOf(page).getByRole('button').click();
}
