import { hasPermission, permissions, roles, type Permission } from '@askwell/contracts';
import { newSession } from '@askwell/api';
import { httpClient, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { notServed, pathWith, served, type NamedContract } from './contracts.ts';

const owners = served.filter(({ audience }) => audience === 'owner');

/** Every call of a signed-in person, by what it needs. A new call goes where it belongs. */
const callsOf: Record<Permission, string> = {
  self: `logout acceptInvitation leaveAccount changePassword listSessions endSession endOtherSessions
    listPasskeys startPasskey addPasskey renamePasskey removePasskey
    getTwoStep startTwoStep confirmTwoStep renewRecoveryCodes turnOffTwoStep`,
  view: `getMe updateProfile listMembers removeMember listChatbots getChatbot getSearchProgress askDraft askChatbot
    getAnalytics getPeopleReport listGaps listAskedQuestions listConversations getTranscript
    getInstallation getOnboarding
    listSources getSource watchSource listDrafts
    listInbox getInboxConversation openInboxStream markInboxSeen draftFaq
    getPushKey subscribeToPush unsubscribeFromPush`,
  reply: `replyToVisitor addInboxNote assignConversation snoozeConversation closeConversation
    reopenConversation undoConversationChange handBackConversation sendMemberTyping`,
  edit: `updateChatbot updateKnowledgeBase deployChatbot dismissGap
    uploadLogo deleteLogo
    checkInstallation mailInstallation
    addSource uploadSource updateSource deleteSource refreshSource stopSource resumeSource takeSiteLogo
    acceptDrafts rejectDrafts reopenDrafts editDraft`,
  manage: `changeMemberRole listInvitations inviteMember revokeInvitation
    createChatbot deleteChatbot deleteConversation exportAnalytics checkApiKey listAudit
    getIdentitySecret createIdentitySecret deleteIdentitySecret
    listTokens createToken revokeToken
    listWebhooks createWebhook updateWebhook deleteWebhook rotateWebhookSecret testWebhook
    listDeliveries redeliver`,
  own: `transferOwnership keepChatbot initiatePayment verifyPayment getPaymentStatus completeDemoPayment
    listReceipts exportAccount deleteAccount`,
};

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } }).extend(
  'team',
  { scope: 'file' },
  async ({ api }) => {
    const owner = await api.build.owner({ plan: 'premium' });
    const chatbotId = (await api.build.chatbot(owner))._id;
    const people = {
      owner,
      admin: await api.build.member(owner, 'admin'),
      editor: await api.build.member(owner, 'editor'),
      agent: await api.build.member(owner, 'agent'),
    };
    return { owner, people, chatbotId };
  },
);

/** On a session of its own, since some calls end sessions. */
async function clientOf(api: TestApi, person: TestOwner, accountId?: string) {
  const userId = new ObjectId(person.id);
  const { session, token } = newSession(api.services, userId, 'test');
  await api.services.users.addSession(userId, session);
  return httpClient(api.url, token, accountId);
}

async function send(api: TestApi, contract: NamedContract, person: TestOwner, accountId: string, id: string) {
  const client = await clientOf(api, person, accountId);
  return client.send(
    contract.method.toUpperCase(),
    pathWith(contract, id),
    contract.method === 'get' ? {} : { headers: { 'Content-Type': 'application/json' }, body: '{}' },
  );
}

const unknownId = '0123456789abcdef01234567';

test('every call is listed here with what it needs', () => {
  const signedIn = [...owners, ...notServed.filter(({ audience }) => audience === 'owner')];
  const declared = Object.fromEntries(signedIn.map(({ name, permission }) => [name, permission]));
  const listed = Object.entries(callsOf).flatMap(([permission, names]) =>
    names.split(/\s+/).flatMap((name) => (name === '' ? [] : [[name, permission] as const])),
  );
  expect(declared).toEqual(Object.fromEntries(listed));
});

test.for(owners)('$name is for the roles that its permission names', async (contract, { api, team }) => {
  for (const role of roles) {
    const { status, text } = await send(api, contract, team.people[role], team.owner.id, unknownId);
    const isRefused = status === 403 && text.includes('"role_not_allowed"');
    expect([role, isRefused]).toEqual([role, !hasPermission(role, contract.permission)]);
    expect([role, text, [401, 500, 503].includes(status)]).toEqual([role, text, false]);
  }
});

const ofAnAccount = owners.filter(({ permission }) => permission !== 'self');

test.for(ofAnAccount)('$name: an account of others is not there', async (contract, { api, team }) => {
  const stranger = await api.build.owner({ plan: 'premium' });
  for (const accountId of [team.owner.id, unknownId, 'no-id']) {
    const { status, body } = await send(api, contract, stranger, accountId, team.chatbotId);
    expect([accountId, status, body['code']]).toEqual([accountId, 404, 'not_found']);
  }
});

test.for(ofAnAccount)(
  '$name: a member of an account that is on Free now is paused',
  async (contract, { api }) => {
    const owner = await api.build.owner({ plan: 'free' });
    const admin = await api.build.member(owner, 'admin');
    const { status, body } = await send(api, contract, admin, owner.id, unknownId);
    expect([status, body['code']]).toEqual([403, 'seat_paused']);
  },
);

test('a member without the header is in the own account, as its owner', async ({ api, team }) => {
  const { body } = await (await clientOf(api, team.people.agent)).get('/api/auth/me');
  expect(body['user']?.['account']).toMatchObject({ id: team.people.agent.id, role: 'owner' });
  expect(body['accounts']).toMatchObject([
    { id: team.people.agent.id, role: 'owner' },
    { id: team.owner.id, name: team.owner.name, role: 'agent' },
  ]);
});

test('a member with the header sees the account, under the own name', async ({ api, team }) => {
  const { editor } = team.people;
  const client = await clientOf(api, editor, team.owner.id);
  const { body } = await client.get('/api/auth/me');
  expect(body['user']).toMatchObject({
    _id: editor.id,
    email: editor.email,
    account: { id: team.owner.id, name: team.owner.name, role: 'editor' },
    subscription: { plan: 'premium' },
  });
  const { body: list } = await client.get('/api/chatbot');
  expect(list['chatbots']).toMatchObject([{ _id: team.chatbotId }]);
});

test('each role is in a permission, and the owner in all of them', () => {
  for (const allowed of Object.values(permissions)) expect(allowed).toContain('owner');
});
