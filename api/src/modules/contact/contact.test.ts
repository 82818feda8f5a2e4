import { sendContactMessage } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { expect, test, vi } from 'vitest';

const support = 'support@askwell.example';
const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'An invoice',
  message: 'Could you send me one?\n\nIt is for <b>2026</b>.',
};
const send = ({ anonymous }: TestApi, changes: object = {}) =>
  anonymous.post('/api/contact', { ...asha, ...changes });

const stored = ({ services }: TestApi) =>
  services.db
    .collection('contactMessages')
    .find({}, { sort: { _id: 1 } })
    .toArray();

test('a message is stored, mailed to support and acknowledged', async () => {
  const api = await startApi();
  const answer = await api.anonymous.call(sendContactMessage, { body: asha });
  expect(answer).toEqual({
    success: true,
    message: "Message sent successfully! We'll get back to you soon.",
  });

  const mail = await api.mails.nextMail(support);
  expect(mail).toMatchObject({ subject: 'Contact: An invoice', replyTo: asha.email, from: support });
  expect(mail.text).toContain('Asha Rao (asha@example.com) writes:');
  expect(mail.text).toContain('It is for <b>2026</b>.');
  expect(mail.html).not.toContain('<b>2026');
  expect(await stored(api)).toMatchObject([{ ...asha, isSuspect: false }]);
});

test('the acknowledgement repeats nothing that was typed', async () => {
  const api = await startApi();
  await send(api, { name: 'Cheap pills', subject: 'Cheap pills', message: 'Cheap pills' });
  const mail = await api.mails.nextMail(asha.email);
  expect(mail).toMatchObject({ subject: 'We have your message', to: [asha.email] });
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('pills');
});

test('a message that is sent twice, also at the same moment, arrives once', async () => {
  const api = await startApi();
  const key = 'b5f0c2d4-7a31';
  const answers = await Promise.all([send(api, { key }), send(api, { key })]);
  answers.push(await send(api, { key }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await api.mails.nextMail(support);
  await api.mails.nextMail(asha.email);
  expect(await stored(api)).toHaveLength(1);
  expect(api.mails.received).toHaveLength(2);
});

test('a message that was changed after the first attempt is another one', async () => {
  const api = await startApi();
  const key = 'b5f0c2d4-7a31';
  await send(api, { key });
  await send(api, { key, message: 'One more thing.' });
  await api.mails.nextMail(support);
  expect((await api.mails.nextMail(support)).text).toContain('One more thing.');
});

test.each([
  ['fills in the field that nobody sees', { reference: 'https://pills.example' }],
  ['is quicker than anybody can type', { openSeconds: 0.4 }],
])('a machine that %s gets the same answer, and nothing is mailed', async (_, changes) => {
  const api = await startApi();
  const person = await send(api);
  await api.mails.nextMail(support);
  await api.mails.nextMail(asha.email);

  const machine = await send(api, { ...changes, email: 'machine@example.com' });
  expect([machine.status, machine.text]).toEqual([person.status, person.text]);
  // A person who writes afterwards is mailed, so nothing is left to wait for.
  await send(api, { subject: 'After it', reference: '', openSeconds: 40 });
  expect((await api.mails.nextMail(support)).subject).toBe('Contact: After it');
  expect(api.mails.received.flatMap(({ to }) => to)).not.toContain('machine@example.com');
  expect((await stored(api))[1]).toMatchObject({ isSuspect: true });
});

test('five messages an hour from one address, and no more', async () => {
  const api = await startApi();
  for (let count = 1; count <= 5; count += 1) {
    expect((await send(api, { email: `person-${count}@example.com` })).status).toBe(201);
  }
  const { status, headers, body } = await send(api);
  expect(status).toBe(429);
  expect(body).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(50 * 60);
  api.clock.advance({ minutes: 61 });
  expect((await send(api)).status).toBe(201);
});

test('repeating what has arrived is no use of the limit', async () => {
  const api = await startApi();
  const key = 'b5f0c2d4-7a31';
  for (let count = 1; count <= 8; count += 1) expect((await send(api, { key })).status).toBe(201);
  expect((await send(api)).status).toBe(201);
});

test('all that is missing is said at once, at its field', async () => {
  const api = await startApi();
  const { status, body } = await api.anonymous.post('/api/contact', {
    name: ' ',
    email: 'asha@',
    subject: '',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid',
    errors: [
      { path: 'name', message: 'Please enter your name' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'subject', message: 'Please enter a subject' },
      { path: 'message', message: 'Please enter your message' },
    ],
  });
});

test.each([
  { email: 'asha@example.com\r\nBcc: evil@example.com' },
  { email: 'asha@example.com, evil@example.com' },
  { email: '"evil@example.com" <asha@example.com>' },
  { name: 'Asha\r\nBcc: evil@example.com' },
  { subject: 'An invoice\r\nBcc: evil@example.com' },
])('nothing in $email$name$subject adds somebody to the mail', async (changes) => {
  const api = await startApi();
  expect((await send(api, changes)).status).toBe(400);
  expect(await stored(api)).toEqual([]);
});

test('a mail server that is down loses no message', async () => {
  const api = await startApi();
  await api.mails.behave('down');
  expect((await send(api)).status).toBe(201);
  // Both letters of it.
  await vi.waitFor(() => expect(api.logged.join('').split('will be tried again')).toHaveLength(3), 60_000);
  await api.mails.behave('takes');
  api.clock.advance({ seconds: 31 });
  await vi.waitFor(() => {
    api.runJobs();
    expect(api.mails.received).toHaveLength(2);
  }, 60_000);
  expect((await api.mails.nextMail(support)).subject).toBe('Contact: An invoice');
  expect((await api.mails.nextMail(asha.email)).subject).toBe('We have your message');
});
