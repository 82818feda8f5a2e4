import { expect, test } from './shared-front-end.ts';
import { owner, signIn } from './signed-in.ts';

const other = 'fedcba9876543210fedcba98';

test('a member of two accounts changes to the other one in the account menu', async ({ page, site }) => {
  await signIn(page);
  const accounts = [
    { id: owner._id, name: 'Ada', role: 'owner' },
    { id: other, name: 'Fern & Kettle', role: 'agent' },
  ];
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { success: true, user: owner, accounts } }),
  );
  await page.goto(`${site.url}/profile`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Ada (your account)' })).toBeChecked();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/auth/me') && request.headers()['askwell-account'] === other,
  );
  await page.getByRole('menuitemradio', { name: 'Fern & Kettle (agent)' }).click();
  await asked;
  await expect(page).toHaveURL(`${site.url}/dashboard`);
});

test('the bar has its place before it is there, and without it the page goes on', async ({ page, site }) => {
  await signIn(page);
  await page.route(/shell\/js\/app-bar\./, (route) => route.abort());
  await page.goto(`${site.url}/profile`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Profile');
  const without = await heading.boundingBox();
  await page.unroute(/shell\/js\/app-bar\./);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(without);
});
