import {
  addPasskey,
  createToken,
  getMe,
  inviteMember,
  listInvitations,
  login,
  resendVerification,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  updateProfile,
  verifyEmail,
} from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { expect, test } from 'vitest';
import { softwarePasskey } from '../passkeys/software-authenticator.fixture.ts';

const newEmail = 'new@example.com';

const moveTo = ({ as }: TestApi, owner: TestOwner, email = newEmail) =>
  as(owner).call(updateProfile, { body: { email, currentPassword: owner.password } });

/** The page that the newest mail to an address leads to. */
const linkIn = async ({ mails }: TestApi, email: string): Promise<string> => {
  const { text } = await mails.nextMail(email);
  return /\/account\/email-change\?token=\S+/.exec(text)?.[0] ?? 'no link';
};

/** Opens the page of a link and presses one of its buttons. */
const press = async ({ anonymous }: TestApi, link: string, label: string) => {
  const { text } = await anonymous.get(link);
  const forms = [...text.matchAll(/<form method="post" action="([^"]*)"><button[^>]*>([^<]*)</g)];
  const action = forms.find(([, , name]) => name === label)?.[1];
  if (action === undefined) throw new Error(`the page has no button ${label}: ${text}`);
  return anonymous.post(action);
};

test('a new address takes effect with its code; until then the old one signs in', async () => {
  const api = await startApi();
  const { anonymous, as, build, mails } = api;
  const owner = await build.owner();
  const { email, password, name } = owner;

  const { message, data } = await moveTo(api, owner);
  expect(message).toContain(newEmail);
  expect(data.user).toMatchObject({ email, pendingEmail: newEmail });
  await anonymous.call(login, { body: { email, password } });
  expect(await mails.nextMail(email)).toMatchObject({ subject: 'Your email address is about to change' });

  const { code: otp, text } = await mails.nextMail(newEmail);
  expect(text, 'the mail to the new address holds no text of the owner').not.toContain(name);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user).toMatchObject({ _id: owner.id, email: newEmail, pendingEmail: null });
  expect((await as(owner).get('/api/auth/me')).status, 'other sessions have ended').toBe(401);
  const notice = await mails.nextMail(email);
  expect(notice).toMatchObject({ subject: 'Your email address was changed', code: '' });
  expect(notice.text).toContain(newEmail);
  await anonymous.call(login, { body: { email: newEmail, password } });
  expect((await anonymous.post('/api/auth/login', { email, password })).status).toBe(401);
});

test('with a wrong password no address is asked for', async () => {
  const { as, build, mails } = await startApi();
  const owner = await build.owner();
  const body = { email: newEmail, currentPassword: 'a guess' };
  const refused = await as(owner).put('/api/auth/profile', body);
  expect([refused.status, refused.body['code']]).toEqual([400, 'wrong_password']);
  expect((await as(owner).call(getMe)).user.pendingEmail).toBeNull();
  expect(mails.received).toHaveLength(0);
});

test('a stolen session does not take the account to another address', async () => {
  const api = await startApi();
  const { anonymous, as, build, mails } = api;
  const owner = await build.owner();
  const asked = await as(owner).put('/api/auth/profile', { email: newEmail });
  expect(asked.status).toBe(200);
  const link = await linkIn(api, owner.email);

  await anonymous.call(resendVerification, { body: { email: newEmail } });
  expect(
    mails.received.filter(({ to }) => to.includes(newEmail)),
    'the new address gets no code before the old one has confirmed',
  ).toEqual([]);

  const stopped = await press(api, link, 'Stop the change');
  expect(stopped.text).toContain('The change is stopped');
  expect((await as(owner).get('/api/auth/me')).status, 'the stolen session has ended').toBe(401);
  expect((await anonymous.get(link)).status).toBe(404);
});

test('without the password the old address confirms by its link; then the new one gets its code', async () => {
  const api = await startApi();
  const { anonymous, as, build, mails } = api;
  const owner = await build.owner();
  const { message } = await as(owner).call(updateProfile, { body: { email: newEmail } });
  expect(message).toContain(owner.email);
  const link = await linkIn(api, owner.email);
  expect((await anonymous.get(link)).text, 'opening the link changes nothing').toContain(
    'Confirm the change',
  );
  expect((await as(owner).call(getMe)).user.pendingEmail).toBe(newEmail);

  await press(api, link, 'Confirm the change');
  const { code: otp } = await mails.nextMail(newEmail);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user).toMatchObject({ _id: owner.id, email: newEmail });
});

test('for 7 days the old address takes the account back from a thief who knew the password', async () => {
  const api = await startApi();
  const { anonymous, as, build, clock, mails } = api;
  const owner = await build.owner({ plan: 'premium' });
  const { email, password } = owner;
  await moveTo(api, owner);
  await mails.nextMail(email);
  const { code: otp } = await mails.nextMail(newEmail);
  const thief = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  const { data } = await as(thief).call(createToken, { body: { name: 'Left behind' } });
  const link = await linkIn(api, email);

  clock.advance({ days: 6 });
  expect((await press(api, link, 'Undo the change')).text).toContain('The change is undone');
  expect((await as(thief).get('/api/auth/me')).status).toBe(401);
  expect((await as({ token: data.secret }).get('/api/chatbot')).status).toBe(401);
  for (const address of [email, newEmail]) {
    expect((await anonymous.post('/api/auth/login', { email: address, password })).status).toBe(401);
  }
  await anonymous.post('/api/auth/forgot-password', { email });
  const { code } = await mails.nextMail(email);
  const reset = { email, otp: code, newPassword: 'another horse' };
  const { body } = await anonymous.post('/api/auth/reset-password', reset);
  expect(body['user']).toMatchObject({ _id: owner.id, email });
});

test('taking the account back removes the passkey, member and invitation that the thief added, and no other', async () => {
  const api = await startApi();
  const { anonymous, as, build, clock, mails } = api;
  const owner = await build.owner({ plan: 'premium' });
  const member = await build.member(owner, 'editor');
  const here = { rpId: 'askwell.test', origin: 'http://askwell.test' };
  const addDevice = async (person: { token: string }, name: string) => {
    const body = { currentPassword: owner.password };
    const { data } = await as(person).call(startPasskey, { body });
    const device = softwarePasskey(here);
    const credential = device.created(data.options.challenge);
    await as(person).call(addPasskey, { body: { name, credential } });
    return { device, userHandle: data.options.user.id };
  };
  const signIn = async ({ device, userHandle }: Awaited<ReturnType<typeof addDevice>>, counter: number) => {
    const { data } = await anonymous.call(startPasskeySignIn);
    const credential = device.signedIn(data.options.challenge, userHandle, counter);
    return anonymous.post(signInWithPasskey.path, { credential });
  };
  const own = await addDevice(owner, 'Own laptop');
  clock.advance({ minutes: 5 });

  await moveTo(api, owner);
  const { code: otp } = await mails.nextMail(newEmail);
  const thief = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  const stolen = await addDevice(thief, 'Thief');
  const accomplice = await build.member(owner, 'admin');
  await as(thief).call(inviteMember, { body: { email: 'accomplice@example.com', role: 'admin' } });
  expect((await signIn(stolen, 1)).status).toBe(200);

  let mail = await mails.nextMail(owner.email);
  while (mail.subject !== 'Your email address was changed') mail = await mails.nextMail(owner.email);
  const link = /\/account\/email-change\?token=\S+/.exec(mail.text)?.[0] ?? 'no link';
  expect((await press(api, link, 'Undo the change')).text).toContain('The change is undone');
  expect((await signIn(stolen, 2)).body['code']).toBe('passkey_refused');
  expect((await signIn(own, 1)).status).toBe(200);
  expect((await as(accomplice).get('/api/chatbot')).status).toBe(404);
  expect((await as(member).get('/api/chatbot')).status).toBe(200);
  const challenge = (await anonymous.call(startPasskeySignIn)).data.options.challenge;
  const credential = own.device.signedIn(challenge, own.userHandle, 2);
  const back = as(await anonymous.call(signInWithPasskey, { body: { credential } }));
  expect((await back.call(listInvitations)).data.invitations).toEqual([]);
});

test('after 7 days a change of the address stands', async () => {
  const api = await startApi();
  const { anonymous, build, clock, mails } = api;
  const owner = await build.owner();
  await moveTo(api, owner);
  await mails.nextMail(owner.email);
  const { code: otp } = await mails.nextMail(newEmail);
  await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  const link = await linkIn(api, owner.email);
  clock.advance({ days: 7, minutes: 1 });
  const { status, text } = await anonymous.get(link);
  expect([status, text.includes('This link no longer works')]).toEqual([404, true]);
});

test('the token of a link is in no log', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  await moveTo(api, owner);
  const link = await linkIn(api, owner.email);
  await api.anonymous.get(link);
  const token = new URL(link, api.url).searchParams.get('token') ?? '';
  expect(token).toHaveLength(43);
  await expect.poll(() => api.logged.join('')).toContain('/account/email-change');
  expect(api.logged.join('')).not.toContain(token);
});

test('a code for a new address can be sent again', async () => {
  const api = await startApi();
  const { anonymous, build, clock, mails } = api;
  const owner = await build.owner();
  await moveTo(api, owner);
  await mails.nextMail(newEmail);
  clock.advance({ seconds: 61 });
  await anonymous.call(resendVerification, { body: { email: newEmail } });
  const { code: otp } = await mails.nextMail(newEmail);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user._id).toBe(owner.id);
});

test('an owner takes a new address back by keeping the old one', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  await moveTo(api, owner);
  const { data } = await api.as(owner).call(updateProfile, { body: { email: owner.email } });
  expect(data.user).toMatchObject({ email: owner.email, pendingEmail: null });
});

test('a taken address is answered like a free one; only its owner gets a mail', async () => {
  const { as, build, mails } = await startApi();
  const owner = await build.owner();
  const other = await build.owner();
  const body = { currentPassword: owner.password };
  const taken = await as(owner).put('/api/auth/profile', { ...body, email: other.email });
  const free = await as(owner).put('/api/auth/profile', { ...body, email: newEmail });
  expect(taken.status).toBe(200);
  expect(taken.text.replaceAll(other.email, newEmail)).toBe(free.text);
  expect(await mails.nextMail(other.email)).toMatchObject({ code: '' });
});

test('whoever proves to have an address gets it from one who only signed up with it', async () => {
  const api = await startApi();
  const { anonymous, build, mails } = api;
  const owner = await build.owner();
  await build.owner({ email: newEmail, verified: false });
  await moveTo(api, owner);
  const { code: otp } = await mails.nextMail(newEmail);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user._id).toBe(owner.id);
});

test('a code for a new address in too short a time changes nothing at all', async () => {
  const api = await startApi();
  const { as, build } = api;
  const owner = await build.owner();
  const other = await build.owner();
  await moveTo(api, other);
  const body = { name: 'Asha R.', email: newEmail, currentPassword: owner.password };
  expect((await as(owner).put('/api/auth/profile', body)).status).toBe(429);
  expect((await as(owner).call(getMe)).user).toMatchObject({ name: owner.name, pendingEmail: null });
});

test('one account has us write to five new addresses in an hour, and to no more', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const claim = (count: number) =>
    as(owner).put('/api/auth/profile', {
      email: `new-${count}@example.com`,
      currentPassword: owner.password,
    });
  for (let count = 1; count <= 5; count += 1) expect((await claim(count)).status).toBe(200);
  const { status, headers } = await claim(6);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
