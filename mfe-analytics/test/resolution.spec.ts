import { replyToVisitor } from '@askwell/contracts';
import { expect, test } from '../../e2e/fixtures.ts';

test('an owner reads who resolved what, by topic and by member', async ({ page, shop }) => {
  const answered = shop.visitor();
  await answered.ask('How much is shipping?');
  await answered.ask('I want to talk to a person');
  const params = { id: answered.conversation()?.conversationId ?? '' };
  await shop.owner.api.call(replyToVisitor, { params, body: { text: 'Yes, on Mondays.' } });
  const waiting = shop.visitor();
  await waiting.ask('qwertz uiop?');
  await waiting.ask('I want to talk to a person');

  await shop.openAnalytics();
  const card = page.getByRole('region', { name: 'Resolution in detail' });
  const rowOf = (table: string, name: string) =>
    card.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name }).getByRole('cell');
  // Nothing is resolved yet: no column says how long that took.
  await expect(card.getByRole('columnheader', { name: 'Resolution' })).toHaveCount(0);
  const minutes = /^(<|\d)/;
  await expect(rowOf('By member', 'Asha Rao')).toHaveText(['1', '0', minutes]);
  await expect(rowOf('By topic', 'How much is shipping?')).toHaveText(['1', '0%', '100%', '0%', minutes]);
  await expect(rowOf('By topic', 'Questions without an answer')).toHaveText(['1', '0%', '0%', '100%', '–']);
});
