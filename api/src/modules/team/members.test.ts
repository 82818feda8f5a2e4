import { createToken, getMe, listMembers, login, transferOwnership } from '@askwell/contracts';
import { type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { turnOnTwoStep } from '../accounts/two-step/two-step.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const accountsOf = async (api: TestApi, person: Pick<TestOwner, 'token'>) =>
  (await api.as({ token: person.token }).call(getMe)).accounts.map(({ id, role }) => [id, role]);

const codeOf = ({ status, body }: Awaited<ReturnType<ReturnType<TestApi['as']>['get']>>) => [
  status,
  body['code'],
];

test('a removed member has no access from that moment, and their tokens end', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const { data } = await api.as(admin).call(createToken, { body: { name: 'Script' } });
  const script = api.as({ token: data.secret });
  expect((await script.get('/api/chatbot')).status).toBe(200);
  const changes: unknown[] = [];
  const unsubscribe = api.services.memberEvents.onChange((change) => void changes.push(change));

  expect((await api.as(owner).delete(`/api/team/members/${admin.id}`)).status).toBe(200);
  unsubscribe();
  expect(changes).toEqual([
    { accountId: new ObjectId(owner.id), userId: new ObjectId(admin.id), role: null },
  ]);
  expect(codeOf(await api.as(admin).get('/api/chatbot'))).toEqual([404, 'not_found']);
  expect((await script.get('/api/chatbot')).status).toBe(401);
  expect(await accountsOf(api, admin)).toEqual([[admin.id, 'owner']]);
  const { text } = await api.mails.nextMail(admin.email);
  expect(text).toContain('You were removed from the account of');
});

test('a token of an admin who becomes an editor ends', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const { data } = await api.as(admin).call(createToken, { body: { name: 'Script' } });
  const path = `/api/team/members/${admin.id}`;
  const changed = await api.as(owner).send('PATCH', path, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'editor' }),
  });
  expect(changed.status).toBe(200);
  expect((await api.as({ token: data.secret }).get('/api/chatbot')).status).toBe(401);
  expect(codeOf(await api.as(admin).get('/api/tokens'))).toEqual([403, 'role_not_allowed']);
});

test('a member leaves, and the owner cannot', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const agent = await api.build.member(owner, 'agent');
  expect((await api.as(agent).delete(`/api/team/members/${agent.id}`)).status).toBe(200);
  expect(await accountsOf(api, agent)).toEqual([[agent.id, 'owner']]);
  const refused = await api.as(owner).delete(`/api/team/members/${owner.id}`);
  expect(codeOf(refused)).toEqual([409, 'conflict']);
});

test('nobody changes the own role or the owner, and only the owner changes admins', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const other = await api.build.member(owner, 'admin');
  const editor = await api.build.member(owner, 'editor');
  const patch = async (by: TestOwner, id: string, role: string) => {
    const { status } = await api.as(by).send('PATCH', `/api/team/members/${id}`, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role }),
    });
    return status;
  };
  expect(await patch(admin, editor.id, 'agent')).toBe(200);
  expect(await patch(admin, editor.id, 'admin')).toBe(403);
  expect(await patch(admin, admin.id, 'editor')).toBe(403);
  expect(await patch(admin, other.id, 'editor')).toBe(403);
  expect(await patch(admin, owner.id, 'editor')).toBe(403);
  expect(await patch(editor, other.id, 'agent')).toBe(403);
  expect((await api.as(admin).delete(`/api/team/members/${other.id}`)).status).toBe(403);
  expect((await api.as(editor).delete(`/api/team/members/${admin.id}`)).status).toBe(403);
  expect(await patch(owner, other.id, 'editor')).toBe(200);
  expect((await api.as(admin).delete(`/api/team/members/${other.id}`)).status).toBe(200);
});

test('two roles given at the same time leave one of them', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const editor = await api.build.member(owner, 'editor');
  const answers = await Promise.all([
    api.as(owner).send('PATCH', `/api/team/members/${editor.id}`, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role: 'agent' }),
    }),
    api.as(owner).delete(`/api/team/members/${editor.id}`),
  ]);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  const { members } = (await api.as(owner).call(listMembers)).data;
  const isGone = members.every(({ id }) => id !== editor.id);
  expect(isGone).toBe(answers[1]?.status === 200);
});

test('members are paused when Premium ends, and are back when it is', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', staysSignedIn: true });
  const editor = await api.build.member(owner, 'editor', { staysSignedIn: true });
  api.clock.advance({ days: 366 });
  const { email, password } = editor;
  const { token } = await api.anonymous.call(login, { body: { email, password } });
  const member = api.as({ token, accountId: owner.id });
  expect(codeOf(await member.get('/api/chatbot'))).toEqual([403, 'seat_paused']);
  const { body } = await api.as({ token }).get('/api/auth/me');
  expect(body['accounts']?.[1]).toMatchObject({ id: owner.id, role: 'editor', isPaused: true });
  await api.services.db
    .collection('users')
    .updateOne({ _id: new ObjectId(owner.id) }, { $set: { 'subscription.endDate': null } });
  expect((await member.get('/api/chatbot')).status).toBe(200);
});

test('an account with members is not deleted', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const agent = await api.build.member(owner, 'agent');
  const farewell = { currentPassword: owner.password, confirmation: owner.email };
  const refused = await api.as(owner).post('/api/account/deletion', farewell);
  expect(codeOf(refused)).toEqual([409, 'has_members']);
  await api.as(owner).delete(`/api/team/members/${agent.id}`);
  expect((await api.as(owner).post('/api/account/deletion', farewell)).status).toBe(200);
});

test('a member who deletes the own account leaves the teams', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const agent = await api.build.member(owner, 'agent');
  const farewell = { currentPassword: agent.password, confirmation: agent.email };
  expect((await api.as({ token: agent.token }).post('/api/account/deletion', farewell)).status).toBe(200);
  await expect
    .poll(async () => (await api.as(owner).call(listMembers)).data.members.map(({ id }) => id))
    .toEqual([owner.id]);
});

test('the owner gives the account to an admin, with the password', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const editor = await api.build.member(owner, 'editor');
  const call = (body: object) => api.as(owner).post('/api/team/transfer', body);
  expect(codeOf(await call({ memberId: admin.id, currentPassword: 'wrong' }))).toEqual([
    400,
    'wrong_password',
  ]);
  const toEditor = await call({ memberId: editor.id, currentPassword: owner.password });
  expect(codeOf(toEditor)).toEqual([409, 'conflict']);
  expect((await call({ memberId: admin.id, currentPassword: owner.password })).status).toBe(200);

  expect(await accountsOf(api, admin)).toContainEqual([owner.id, 'owner']);
  expect(await accountsOf(api, owner)).toEqual([[owner.id, 'admin']]);
  expect(codeOf(await api.as(owner).post('/api/payment/initiate', { plan: 'premium' }))).toEqual([
    403,
    'role_not_allowed',
  ]);
  const team = (await api.as(admin).call(listMembers)).data;
  expect(team.members.map(({ id, role }) => [id, role])).toEqual([
    [admin.id, 'owner'],
    [editor.id, 'editor'],
    [owner.id, 'admin'],
  ]);
  expect(team.seats).toEqual({ used: 3, limit: 5 });
  for (const person of [owner, admin]) {
    expect((await api.mails.nextMail(person.email)).subject).toContain('is the new owner');
  }
});

test('two transfers at the same time leave one owner', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admins = [await api.build.member(owner, 'admin'), await api.build.member(owner, 'admin')];
  const answers = await Promise.all(
    admins.map(({ id }) =>
      api.as(owner).post('/api/team/transfer', { memberId: id, currentPassword: owner.password }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { members } = (await api.as(owner).call(listMembers)).data;
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('a transferred account keeps its data, and its mails go to the new owner', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const chatbot = await api.build.chatbot(owner);
  const admin = await api.build.member(owner, 'admin');
  const body = { memberId: admin.id, currentPassword: owner.password };
  await api.as(owner).call(transferOwnership, { body });
  expect((await api.as(admin).get(`/api/chatbot/${chatbot._id}`)).status).toBe(200);
  const account = await api.services.users.findById(new ObjectId(owner.id));
  expect(account?.email).toBe(admin.email);
  await api.as({ token: admin.token }).put('/api/auth/profile', { name: 'Ada' });
  expect((await api.services.users.findById(new ObjectId(owner.id)))?.name).toBe('Ada');
  const gone = await api.as(admin).delete(`/api/team/members/${owner.id}`);
  expect(gone.status).toBe(200);
  expect(codeOf(await api.as({ token: owner.token }).get('/api/chatbot'))).toEqual([404, 'not_found']);
});

test('a paused member can leave the account', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium', staysSignedIn: true });
  const editor = await api.build.member(owner, 'editor', { staysSignedIn: true });
  api.clock.advance({ days: 366 });
  const { email, password } = editor;
  const { token } = await api.anonymous.call(login, { body: { email, password } });
  const person = api.as({ token });
  expect((await person.post('/api/team/leave', { accountId: owner.id })).status).toBe(200);
  expect((await person.call(getMe)).accounts).toHaveLength(1);
  expect(codeOf(await person.post('/api/team/leave', { accountId: owner.id }))).toEqual([404, 'not_found']);
  expect(codeOf(await person.post('/api/team/leave', { accountId: editor.id }))).toEqual([409, 'conflict']);
});

test('with two-step sign-in, a transfer and a deletion ask for a code', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const authenticator = await turnOnTwoStep(api, owner);
  const transfer = { memberId: admin.id, currentPassword: owner.password };
  const deletion = { confirmation: owner.email, currentPassword: owner.password };
  for (const [path, body] of [
    ['/api/team/transfer', transfer],
    ['/api/account/deletion', deletion],
  ] as const) {
    const missing = await api.as(owner).post(path, body);
    expect([missing.status, missing.body['errors']?.[0]?.['path']]).toEqual([400, 'code']);
    const wrong = await api.as(owner).post(path, { ...body, code: '000000' });
    expect(codeOf(wrong)).toEqual([400, 'wrong_code']);
  }
  const code = authenticator.nextCode();
  expect((await api.as(owner).post('/api/team/transfer', { ...transfer, code })).status).toBe(200);
});
