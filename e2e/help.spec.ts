import { makeChatbot } from '@askwell/testing';
import { axeFindingsInAnyLight } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test('each part of the app explains itself from the help center, and leads to all of its answers', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await signIn(owner);
  for (const [path, question, topic] of [
    [`/chatbot/${id}/install`, 'How do I put the chatbot on my website?', 'install'],
    [`/chatbot/${id}/analytics`, 'What are knowledge gaps?', 'visitors'],
    ['/inbox', 'How do I answer visitors myself?', 'visitors'],
    ['/profile?tab=billing', 'What counts as a message?', 'plan'],
    ['/profile?tab=team', 'Can I invite my team?', 'account'],
    ['/profile?tab=data', 'Does it comply with the GDPR?', 'privacy'],
  ] as const) {
    await page.goto(path);
    await page.getByText('How this works').click();
    await expect(page.getByRole('term').filter({ hasText: question }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'More answers' })).toHaveAttribute('href', `/help#${topic}`);
  }
  expect(await axeFindingsInAnyLight(page)).toEqual([]);
});
