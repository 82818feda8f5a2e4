import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

async function expectHelp(page: Page, path: string, question: string, topic: string) {
  await page.goto(path);
  await page.getByText('How this works').click();
  await expect(page.getByRole('term').filter({ hasText: question }), path).toBeVisible();
  await expect(page.getByRole('link', { name: 'More answers' })).toHaveAttribute('href', `/help#${topic}`);
}

test('analytics and inbox explain themselves from the help center, and lead to all of its answers', async ({
  page,
  shop,
}) => {
  await expectHelp(page, `/chatbot/${shop.id}/analytics`, 'What are knowledge gaps?', 'visitors');
  await expectHelp(page, '/inbox', 'How do I answer visitors myself?', 'visitors');
  expect(await axeFindings(page)).toEqual([]);
});

for (const [tab, question, topic] of [
  ['billing', 'What counts as a message?', 'plan'],
  ['team', 'Can I invite my team?', 'account'],
  ['data', 'Does it comply with the GDPR?', 'privacy'],
] as const)
  test(`the profile’s tab ${tab} explains itself from the help center`, async ({
    page,
    newOwner,
    signIn,
  }) => {
    await signIn(await newOwner());
    await expectHelp(page, `/profile?tab=${tab}`, question, topic);
    expect(await axeFindings(page)).toEqual([]);
  });
