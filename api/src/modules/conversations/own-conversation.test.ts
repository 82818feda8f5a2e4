import { visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '2' } });

async function talk(api: TestApi, more = {}) {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name: 'Tea shop', ...more });
  const one = visitor(api.url, _id, { Origin: 'https://tea.example' });
  await one.ask('Do you sell cups?');
  return { owner, chatbotId: _id, visitor: one };
}

const stored = (api: TestApi, visitor: Awaited<ReturnType<typeof talk>>['visitor']) =>
  api.services.db
    .collection('conversations')
    .findOne({ _id: new ObjectId(visitor.conversation()?.conversationId) });

test('a visitor leaves an address: the owner gets one mail for the conversation, with all there is to know', async ({
  api,
}) => {
  const { owner, visitor, chatbotId } = await talk(api);
  const contact = { email: ' Maya@Example.com ', name: 'Maya', message: 'Blue ones, please' };
  const { status, body } = await visitor.leaveContact(contact);
  expect([status, body]).toEqual([200, { success: true }]);
  await visitor.leaveContact({ email: 'other@example.com' });
  expect((await stored(api, visitor))?.['contact']).toMatchObject({
    email: 'other@example.com',
    name: null,
    message: null,
  });

  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('A visitor to Tea shop would like a reply');
  for (const part of ['Maya <maya@example.com>', 'Blue ones, please', 'Do you sell cups?']) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain(`http://askwell.test/chatbot/${chatbotId}/analytics`);
  await expect.poll(() => api.services.db.collection('mails').countDocuments({ to: owner.email })).toBe(0);
  expect(api.mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
});

test.for([
  ['no address', {}],
  ['an address that is none', { email: 'maya' }],
  ['two addresses', { email: 'a@example.com, b@example.com' }],
  ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['an object as the address', { email: { $ne: '' } }],
  ['a name of two lines', { email: 'a@example.com', name: 'A\nB' }],
  ['a message too long', { email: 'a@example.com', message: 'x'.repeat(1_001) }],
] as const)('%s is refused at its field, and nothing is kept', async ([, contact], { api }) => {
  const { visitor } = await talk(api);
  const { status, body } = await visitor.leaveContact(contact);
  expect([status, body.code]).toEqual([400, 'invalid']);
  expect((await stored(api, visitor))?.['contact']).toBeUndefined();
});

test('a chatbot with a line break in its name still gets its mail through', async ({ api }) => {
  const { owner, visitor } = await talk(api, { name: 'Tea\r\nBcc: evil@example.com' });
  await visitor.leaveContact({ email: 'maya@example.com' });
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('A visitor to Tea Bcc: evil@example.com would like a reply');
});

test('nobody fills an owner’s mailbox: the eleventh address of a conversation has to wait', async ({
  api,
}) => {
  const { visitor } = await talk(api);
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, at) => visitor.leaveContact({ email: `maya${at}@example.com` })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(['too_many_requests']);
});

test('a visitor deletes the own conversation: no text of it is left anywhere, and the numbers stay', async ({
  api,
}) => {
  const { owner, visitor, chatbotId } = await talk(api);
  await visitor.ask('And what about saucers?');
  await visitor.leaveContact({ email: 'maya@example.com' });
  expect((await visitor.forget()).body).toEqual({ success: true });

  const left = await Promise.all(
    (await api.services.db.collections()).map(async (collection) =>
      JSON.stringify(await collection.find({ chatbotId: new ObjectId(chatbotId) }).toArray()),
    ),
  );
  for (const said of ['cups', 'saucers', 'maya@']) expect(left.join('')).not.toContain(said);
  expect((await visitor.transcript()).status).toBe(404);
  expect((await visitor.forget()).body.code).toBe('not_found');
  expect((await visitor.leaveContact({ email: 'maya@example.com' })).body.code).toBe('not_found');
  const { body } = await api.as(owner).get('/api/chatbot');
  expect(body).toMatchObject({ chatbots: [{ analytics: { totalMessages: 2 } }] });
});

test('deleting one conversation leaves the visitor’s others as they are', async ({ api }) => {
  const { chatbotId, visitor: one } = await talk(api);
  const other = visitor(api.url, chatbotId);
  await other.ask('Do you sell cups?');
  await one.forget();
  expect((await other.transcript()).body.data?.conversation?.messages).toHaveLength(2);
});

test('without the token of the conversation, or on a page that is not allowed, nothing happens', async ({
  api,
}) => {
  const { chatbotId, visitor: one } = await talk(api, { allowedDomains: ['tea.example'] });
  const { visitor: stranger } = await talk(api);
  const path = `/api/widget/${chatbotId}/conversations/${one.conversation()?.conversationId ?? ''}`;
  const contact = { email: 'maya@example.com' };
  for (const token of ['', 'nonsense', stranger.conversation()?.conversationToken ?? '']) {
    const headers = { Authorization: `Bearer ${token}`, Origin: 'https://tea.example' };
    expect((await api.anonymous.post(`${path}/contact`, contact, headers)).status).toBe(401);
    expect((await api.anonymous.delete(path, headers)).status).toBe(401);
  }
  const elsewhere = {
    Authorization: `Bearer ${one.conversation()?.conversationToken ?? ''}`,
    Origin: 'https://evil.test',
  };
  expect((await api.anonymous.post(`${path}/contact`, contact, elsewhere)).status).toBe(403);
  expect((await api.anonymous.delete(path, elsewhere)).status).toBe(403);
  expect((await one.transcript()).status).toBe(200);
});

test("a stranger's words make no link in the mail to the owner", async ({ api }) => {
  const { owner, visitor } = await talk(api);
  const message = 'Your account is suspended, sign in at https://evil.example/login';
  const contact = { email: 'maya@example.com', name: 'evil.example', message };
  expect((await visitor.leaveContact(contact)).status).toBe(200);
  const { text, html } = await api.mails.nextMail(owner.email);
  expect(text).toContain('maya@example.com');
  expect(`${text} ${html}`).not.toMatch(/:\/\/evil|evil\.example/);
});
