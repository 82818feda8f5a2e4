import { visitor } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
/** All visitors of these tests come from one address. */
const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const usedUp = {
  answered: false,
  source: 'none',
  text: expect.stringContaining("can't take more questions"),
};

test('with one message left and two hundred visitors at once, one is answered and nobody sees an error', async ({
  api,
  gemini,
}) => {
  const owner = await api.build.owner({ messagesThisMonth: 99 });
  const { _id } = await api.build.chatbot(owner);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => visitor(api.url, _id).ask('Do you ship abroad?')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => Object.is(body.source, 'ai'))).toHaveLength(1);
  expect(answers.filter(({ body }) => Object.is(body.source, 'none'))).toHaveLength(199);
  expect(gemini.requests).toHaveLength(1);
});

test('the owner gets one mail a month when the messages are used up', async ({ api }) => {
  const owner = await api.build.owner({ messagesThisMonth: 100 });
  const { _id } = await api.build.chatbot(owner);
  const one = visitor(api.url, _id);
  expect((await one.ask('Do you ship abroad?')).body).toMatchObject(usedUp);
  expect((await visitor(api.url, _id).ask('Do you ship abroad?')).body).toMatchObject(usedUp);
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your chatbots have used all messages of this month');
  expect(mail.text).toContain('100 questions');
  await expect.poll(() => api.services.db.collection('mails').countDocuments({ to: owner.email })).toBe(0);
  expect(api.mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
});

test('a premium plan holds more, and the next month begins anew', async ({ api }) => {
  const premium = await api.build.owner({ plan: 'premium', messagesThisMonth: 100 });
  const { _id } = await api.build.chatbot(premium);
  expect((await visitor(api.url, _id).ask('Do you ship abroad?')).body.source).toBe('ai');

  const free = await api.build.owner({ messagesThisMonth: 100 });
  const { _id: ofFree } = await api.build.chatbot(free);
  expect((await visitor(api.url, ofFree).ask('Do you ship abroad?')).body.source).toBe('none');
  api.clock.advance({ days: 31 });
  expect((await visitor(api.url, ofFree).ask('Do you ship abroad?')).body.source).toBe('ai');
});

test('the quota is the owner’s, over all chatbots', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', messagesThisMonth: 9_999 });
  const [one, other] = [await api.build.chatbot(owner), await api.build.chatbot(owner)];
  expect((await visitor(api.url, one._id).ask('Do you ship abroad?')).body.source).toBe('ai');
  expect((await visitor(api.url, other._id).ask('Do you ship abroad?')).body.source).toBe('none');
});

test('the owner is told at 80 % and at 100 % of the month’s messages, once each', async ({ api }) => {
  const owner = await api.build.owner({ messagesThisMonth: 78 });
  const { _id } = await api.build.chatbot(owner);
  const subjects = () =>
    api.mails.received.filter(({ to }) => to.includes(owner.email)).map(({ subject }) => subject);
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) await visitor(api.url, _id).ask('Do you ship abroad?');
    await api.services.outbox.deliver();
    await expect.poll(() => api.services.db.collection('mails').countDocuments({ to: owner.email })).toBe(0);
  };
  const low = 'Your chatbots have used most messages of this month';
  const usedUpSubject = 'Your chatbots have used all messages of this month';
  await ask(1);
  expect(subjects()).toEqual([]);
  await ask(3);
  expect(subjects()).toEqual([low]);
  await api.services.db
    .collection('users')
    .updateOne({ email: owner.email }, { $set: { 'usage.messages': 99 } });
  await ask(2);
  expect(subjects()).toEqual([low, usedUpSubject]);
});
