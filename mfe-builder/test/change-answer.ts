import type { Page } from '@playwright/test';

/**
 * For what cannot be waited for, such as the end of a year of Premium: the server's own answer to
 * calls of this address, with something changed in it.
 */
export const changeAnswer = async <Body>(
  page: Page,
  address: string,
  change: (body: Body) => Body,
): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
};
