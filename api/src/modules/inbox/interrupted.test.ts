import { randomUUID } from 'node:crypto';
import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';
import { waitingVisitor } from './inbox.fixture.ts';

const env = { RATE_LIMIT_FACTOR: '1000' };

/** Where a process can die while it stores a reply that takes the conversation over. */
const deaths = [0, 1, 2].flatMap((writes) =>
  (['before', 'after'] as const).map((when) => ({ writes, when })),
);

test.for(deaths)(
  'a process that dies $when its write $writes loses no reply and sends none twice',
  async (death) => {
    const mongodbUri = await emptyDatabase();
    const whole = await startApi({ mongodbUri, env });
    const here = await whole.build.shop();
    const { id } = await waitingVisitor(here);
    const wire = await cutStore(mongodbUri);
    onTestFinished(wire.stop);
    const dying = await startApi({ mongodbUri: wire.uri, env });
    const body = { text: 'Hello', clientId: randomUUID() };

    wire.cutAfter(death);
    await dying
      .as(here.owner)
      .post(`/api/inbox/${id}/messages`, body)
      .catch(() => null);
    await expect.poll(wire.isCut).toBe(true);

    const { data } = await here.client.call(replyToVisitor, { params: { id }, body });
    expect(data).toMatchObject({
      message: { seq: 1, text: 'Hello' },
      conversation: { status: 'human', seq: 1 },
    });
    expect((await here.visitor.ask('Thanks', { clientId: randomUUID() })).body).toMatchObject({
      source: 'human',
      seq: 2,
    });
    const thread = await here.client.call(getInboxConversation, { params: { id } });
    expect(thread.data.messages.flatMap(({ seq }) => seq ?? [])).toEqual([1, 2]);
  },
);
