import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  listMembers,
  register,
  viewInvitation,
  type GivenRole,
} from '@askwell/contracts';
import { type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const newAddress = () => `guest-${randomBytes(6).toString('hex')}@example.com`;

/** Invites, and returns the token of the mailed link. */
async function invited(api: TestApi, owner: TestOwner, email: string, role: GivenRole = 'editor') {
  const { data } = await api.as(owner).call(inviteMember, { body: { email, role } });
  const { text } = await api.mails.nextMail(email.toLowerCase());
  const token = /\/join#([\w-]{43})\b/.exec(text)?.[1] ?? '';
  return { token, text, invitation: data.invitation };
}

const accept = (api: TestApi, person: Pick<TestOwner, 'token'>, token: string) =>
  api.as({ token: person.token }).post('/api/team/invitations/accept', { token });

const roles = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(listMembers)).data.members.map(({ email, role }) => [email, role]);

test('an invited person joins by the mailed link and works in the account', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', name: 'Ana' });
  const chatbot = await api.build.chatbot(owner);
  const guest = await api.build.owner();
  const { token, text } = await invited(api, owner, guest.email);
  expect(text).toContain('Ana invites you to join the account of Ana at Askwell as an editor.');

  const joined = await api.as(guest).call(acceptInvitation, { body: { token } });
  expect(joined.data.account).toEqual({ id: owner.id, name: 'Ana', role: 'editor' });
  expect(await roles(api, owner)).toEqual([
    [owner.email, 'owner'],
    [guest.email, 'editor'],
  ]);
  const member = api.as({ ...guest, accountId: owner.id });
  expect((await member.get(`/api/chatbot/${chatbot._id}`)).status).toBe(200);
  expect((await member.delete(`/api/chatbot/${chatbot._id}`)).body['code']).toBe('role_not_allowed');
  const audit = await api.as(owner).get('/api/account/audit');
  expect(audit.body['data']?.['entries']).toMatchObject([
    { type: 'member.joined', detail: guest.email, actor: guest.name },
    { type: 'invitation.sent', actor: 'Ana' },
  ]);
});

test('only a hash of the token is stored', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { token } = await invited(api, owner, newAddress());
  const stored = await api.services.db.collection('members').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(api.logged.join('\n')).not.toContain(token);
});

test('a person without an account reads who invites, and to which role', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', name: 'Ana' });
  const email = newAddress();
  const { token } = await invited(api, owner, email, 'agent');
  const { data } = await api.anonymous.call(viewInvitation, { body: { token } });
  expect(data).toEqual({ account: 'Ana', invitedBy: 'Ana', email, role: 'agent' });
});

test('an invitation is accepted once, even by two calls at the same time', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const guest = await api.build.owner();
  const { token } = await invited(api, owner, guest.email.toUpperCase());
  const answers = await Promise.all([accept(api, guest, token), accept(api, guest, token)]);
  const statuses = answers.map(({ status }) => status);
  expect([statuses.includes(200), statuses.includes(404)]).toEqual([true, true]);
  expect(await roles(api, owner)).toHaveLength(2);
  expect((await accept(api, guest, token)).status).toBe(404);
});

test('nobody joins with another address than the invited one, and both are named', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const email = newAddress();
  const other = await api.build.owner();
  const { token } = await invited(api, owner, email);
  const { status, body, text } = await accept(api, other, token);
  expect([status, body['code'], body['email']]).toEqual([403, 'wrong_recipient', email]);
  expect(text).toContain(`This invitation is for ${email}. You are logged in as ${other.email}.`);
  const { data } = await api.anonymous.call(viewInvitation, { body: { token } });
  expect(data.email).toBe(email);
});

test('a revoked, an expired and a replaced link end with the same answer', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', staysSignedIn: true });
  const guests = await Promise.all([1, 2, 3].map(() => api.build.owner({ staysSignedIn: true })));
  const [first, second, third] = guests;
  if (!first || !second || !third) throw new Error('three guests');
  const revoked = await invited(api, owner, first.email);
  const path = `/api/team/invitations/${revoked.invitation.id}`;
  expect((await api.as(owner).delete(path)).status).toBe(200);
  expect((await api.as(owner).delete(path)).status).toBe(404);
  const replaced = await invited(api, owner, second.email);
  const renewed = await invited(api, owner, second.email, 'agent');
  const expired = await invited(api, owner, third.email);
  expect((await accept(api, second, renewed.token)).status).toBe(200);
  api.clock.advance({ days: 7 });
  const messages = await Promise.all([
    accept(api, first, revoked.token),
    accept(api, second, replaced.token),
    accept(api, third, expired.token),
  ]);
  expect(messages.map(({ status, body }) => [status, body['code']])).toEqual(
    messages.map(() => [404, 'not_found']),
  );
  expect(new Set(messages.map(({ body }) => body['message'])).size).toBe(1);
  expect((await api.as(owner).call(listInvitations)).data.invitations).toEqual([]);
  expect((await api.as(owner).call(listMembers)).data.seats).toEqual({ used: 2, limit: 5 });
});

test('Free is for the owner alone, and Premium has room for five, invitations included', async ({ api }) => {
  const free = await api.build.owner();
  const refused = await api.as(free).post('/api/team/invitations', { email: newAddress(), role: 'agent' });
  expect([refused.status, refused.body['code']]).toEqual([403, 'plan_limit']);

  const owner = await api.build.owner({ plan: 'premium' });
  const guest = await api.build.owner();
  const { token } = await invited(api, owner, guest.email);
  await accept(api, guest, token);
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { status } = await api
        .as(owner)
        .post('/api/team/invitations', { email: newAddress(), role: 'agent' });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 403)).toHaveLength(3);
  expect((await api.as(owner).call(listMembers)).data.seats).toEqual({ used: 5, limit: 5 });
});

test('two invitations accepted at the same time both have the seat that they hold', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const guests = await Promise.all([1, 2, 3, 4].map(() => api.build.owner()));
  const tokens: string[] = [];
  for (const guest of guests) tokens.push((await invited(api, owner, guest.email)).token);
  const statuses = await Promise.all(
    guests.map(async (guest, at) => (await accept(api, guest, tokens[at] ?? '')).status),
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await roles(api, owner)).toHaveLength(5);
});

test('the inviter learns nothing about the address, and no member is invited again', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const known = await api.build.owner();
  const answers = await Promise.all(
    [known.email, newAddress()].map((email) =>
      api.as(owner).post('/api/team/invitations', { email, role: 'agent' }),
    ),
  );
  const shapes = answers.map(({ status, body }) => [status, Object.keys(body['data']?.['invitation'] ?? {})]);
  expect(shapes[0]).toEqual(shapes[1]);
  const again = await api.as(owner).post('/api/team/invitations', { email: owner.email, role: 'agent' });
  expect([again.status, again.body['code']]).toEqual([409, 'conflict']);
});

test('an invitation is mailed four times at most', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const email = newAddress();
  for (let sending = 1; sending <= 4; sending += 1) await invited(api, owner, email);
  const more = await api.as(owner).post('/api/team/invitations', { email, role: 'editor' });
  expect([more.status, more.body['code']]).toEqual([409, 'limit_reached']);
});

test('an admin invites editors and agents, but no admins', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = api.as(await api.build.member(owner, 'admin'));
  const statuses = [];
  for (const role of ['editor', 'agent', 'admin']) {
    statuses.push((await admin.post('/api/team/invitations', { email: newAddress(), role })).status);
  }
  expect(statuses).toEqual([201, 201, 403]);
});

test('a new person who signs up by the mailed link needs no code', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const email = newAddress();
  const { token } = await invited(api, owner, email);
  // A stranger has begun a sign-up with the same address.
  const stranger = { name: 'Stranger', email, password: 'a-strangers-password' };
  await api.anonymous.post('/api/auth/register', stranger);
  const person = { name: 'Ben', email, password: 'correct horse', invitation: token };
  const begun = await api.anonymous.call(register, { body: person });
  expect([begun.requiresVerification, begun.user?.name]).toEqual([false, 'Ben']);
  expect((await accept(api, { token: begun.token ?? '' }, token)).status).toBe(200);
  const { status: strangers } = await api.anonymous.post('/api/auth/login', stranger);
  expect(strangers).toBe(401);
});

test('an invitation to another address, or to a known one, signs nobody in', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const known = await api.build.owner();
  const { token } = await invited(api, owner, known.email);
  for (const email of [known.email, newAddress()]) {
    const person = { name: 'Ben', email, password: 'correct horse', invitation: token };
    const { status, body } = await api.anonymous.post('/api/auth/register', person);
    expect([status, body['requiresVerification'], body['token']]).toEqual([201, true, undefined]);
  }
  const login = { email: known.email, password: known.password };
  expect((await api.anonymous.post('/api/auth/login', login)).status).toBe(200);
});
