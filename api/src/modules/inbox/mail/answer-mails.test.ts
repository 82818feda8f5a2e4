import { rateLimits, replyToVisitor } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';

const test = apiTest({ shop: { owner: { staysSignedIn: true } } });

test('members cannot use the inbox to mail what they like to an address as often as they like', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { times } = rateLimits.answerMailPerRecipient;
  const ids: string[] = [];
  for (let count = 1; count <= times + 1; count += 1) {
    const { id } = await waitingVisitor(here, here.newVisitor(), { email: 'victim@example.com' });
    await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Buy now' } });
    ids.push(id);
  }
  const mailed = () => api.mails.received.filter(({ to }) => to.includes('victim@example.com'));
  const passTime = async (time: Parameters<typeof api.clock.advance>[0]) => {
    api.clock.advance(time);
    await api.services.jobs.run('inbox');
    await api.services.outbox.deliver();
  };
  await passTime({ minutes: 3 });
  // The job may be sending one of them.
  await expect.poll(mailed).toHaveLength(times);
  expect(new Set(ids).size).toBe(times + 1);
});
