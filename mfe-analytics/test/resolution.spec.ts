import { replyToVisitor } from '@askwell/contracts';
import { expect, test } from './fixtures.ts';

test('an owner reads which share of requests was resolved, by member and by topic', async ({
  page,
  shop,
}) => {
  const answered = shop.visitor();
  await answered.ask('I want to talk to a person');
  await answered.ask('Do you repair teapots?');
  const params = { id: answered.conversation()?.conversationId ?? '' };
  await shop.owner.api.call(replyToVisitor, { params, body: { text: 'Yes, on Mondays.' } });
  const waiting = shop.visitor();
  await waiting.ask('I want to talk to a person');
  await waiting.ask('Where is my parcel?');

  await shop.openAnalytics();
  const card = page.getByRole('region', { name: 'Resolution' });
  const rowOf = (table: string, name: string) =>
    card.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(rowOf('By member', 'Asha Rao').nth(0)).toHaveText('1');
  await expect(rowOf('By member', 'Asha Rao').nth(1)).toHaveText('100%');
  await expect(rowOf('By topic', 'teapots').nth(1)).toHaveText('100%');
  await expect(rowOf('By topic', 'parcel').nth(1)).toHaveText('0%');
  await expect(rowOf('By topic', 'parcel').nth(2)).toHaveText('100%');
});
