import { expect, test } from './fixtures.ts';

test('the playground shows how a reply came about: threshold, prompt, tokens, time, price and scores', async ({
  editor,
}) => {
  await editor.open();
  await editor.openPlayground();
  const reply = await editor.ask('How much is shipping?');
  await reply.getByText('How this reply came about').click();
  for (const fact of [
    /^the search answers from \d+% confidence$/,
    'the whole knowledge base (3)',
    'gemini-3.8-flash',
    '12 in, 12 out',
    /^[\d,]+ ms$/,
    'about $0.00014, an estimate by Google’s prices of 2026-11-22',
  ])
    await expect(reply.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  const matches = reply.getByRole('list', { name: 'Matches of the search' });
  await expect(matches.getByRole('listitem').first()).toHaveText(
    'How much is shipping? – confidence 100%, by words 100%, in the prompt',
  );
});
