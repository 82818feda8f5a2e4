import { randomUUID } from 'node:crypto';
import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { httpClient, makeChatbot, signUpOwner, startSharedStore, visitor } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';
import { said, visitorStream } from '../inbox.fixture.ts';

test('case 9: a process that is killed in the middle of a conversation loses no message, and none comes twice', async () => {
  const store = await startSharedStore();
  onTestFinished(store.stop);
  const start = () => store.startProcess({ RATE_LIMIT_FACTOR: '1000' });
  const dying = await start();
  const owner = await signUpOwner(dying.url, store.mails);
  const { _id: chatbotId } = await makeChatbot(owner);
  const asking = visitor(dying.url, chatbotId);
  await asking.ask('I want to talk to a human');
  const id = asking.conversation()?.conversationId ?? '';
  const panel = await visitorStream(dying, { chatbotId }, asking);

  // Several replies are under way when the process dies; each is sent again until it is answered.
  const replies = Array.from({ length: 12 }, (_, at) => ({ text: `reply ${at}`, clientId: randomUUID() }));
  const [first, ...rest] = replies.map((body) =>
    owner.api.call(replyToVisitor, { params: { id }, body }).then(
      () => true,
      () => false,
    ),
  );
  await first;
  process.kill(dying.pid, 'SIGKILL');
  await Promise.all(rest);
  await expect.poll(panel.isOver).toBe(true);

  const next = await start();
  const again = httpClient(next.url, owner.token);
  for (const body of replies) await again.call(replyToVisitor, { params: { id }, body });
  const { data } = await again.call(getInboxConversation, { params: { id } });
  const stored = data.messages.filter(({ seq }) => seq !== null);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
  expect(stored.map(({ text }) => text).toSorted()).toEqual(replies.map(({ text }) => text).toSorted());

  // The visitor goes on after what has arrived.
  const heard = said(panel);
  const resumed = await visitorStream(next, { chatbotId }, asking, heard.length);
  const whole = stored.map(({ seq, role, text }) => `${seq} ${role}: ${text}`);
  await expect.poll(() => [...heard, ...said(resumed)]).toEqual(whole);
});
