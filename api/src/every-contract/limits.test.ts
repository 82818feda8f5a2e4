import { randomBytes } from 'node:crypto';
import { addSource, createWebhook, listSources } from '@askwell/contracts';
import { httpClient, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { z } from 'zod';
import { pathWith, served, type NamedContract } from './contracts.ts';

/** With this factor each limit admits one use. */
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '0.001', TRUSTED_PROXIES: '1', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' },
});

const limited = served.filter(
  ({ limits, conditionalLimits }) => limits.length + conditionalLimits.length > 0,
);
const unlimited = served.filter((contract) => !limited.includes(contract));

/** Calls without a limit that take no account, or make us call a provider or send a mail. */
const exceptions: Record<string, string> = {
  getPublicChatbot: 'one indexed read; the browser revalidates it by its ETag',
  getVisitorConversation: 'one read, with the token of the conversation',
  rateConversation: 'one field of a conversation, with its token',
  giveFeedback: 'one field of a message, with the token of its conversation',
  cancelHandoff: 'one change of the state, with the token of the conversation',
  openConversationStream: 'at most 5 streams for each conversation, with its token',
  listLiveMessages: 'one read, with the token of the conversation',
  deleteVisitorConversation: 'once for each conversation, with its token; starting one is limited',
  receiveMailgunMail: 'refused without the signature of Mailgun',
  receiveSesMail: 'refused without the signature of SNS for one topic',
  unsubscribeFromMail: 'one field of a conversation, with the token of its mails',
  receiveMail: 'refused without the secret of the mail provider',
  paymentWebhook: "refused without the payment provider's signature",
  initiatePayment: 'opens one order at the provider; further calls answer the open order',
  verifyPayment: 'asks the provider only about a payment that the provider has signed',
  getPaymentStatus: 'asks the provider at most once a second for each open order',
  completeDemoPayment: 'one mail for each order, and only while no payment provider is configured',
};

/** Calls without a limit that read or change nothing but the owner's own records. */
const ownRecords = `
  getMe logout getTwoStep listPasskeys renamePasskey removePasskey listSessions endSession endOtherSessions listTokens createToken revokeToken listAudit
  listChatbots createChatbot getChatbot getSearchProgress updateChatbot updateKnowledgeBase deleteChatbot deployChatbot keepChatbot
  getAnalytics getPeopleReport exportAnalytics listGaps dismissGap listConversations getTranscript deleteConversation
  listWebhooks createWebhook updateWebhook deleteWebhook rotateWebhookSecret listDeliveries
  getIdentitySecret createIdentitySecret deleteIdentitySecret
  deleteLogo
  listMembers changeMemberRole removeMember leaveAccount listInvitations revokeInvitation
  listInbox getInboxConversation replyToVisitor addInboxNote assignConversation snoozeConversation closeConversation
  reopenConversation undoConversationChange handBackConversation sendMemberTyping markInboxSeen openInboxStream
  listReceipts getInstallation getOnboarding getPushKey unsubscribeFromPush
  listSources getSource updateSource deleteSource stopSource watchSource
  listDrafts acceptDrafts rejectDrafts reopenDrafts editDraft`
  .trim()
  .split(/\s+/);

test('a call declares a rate limit, or is listed here with the reason why it needs none', () => {
  const listed = [...Object.keys(exceptions), ...ownRecords];
  expect(unlimited.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  const open = unlimited.filter(({ audience }) => audience !== 'owner').map(({ name }) => name);
  expect(open.filter((name) => ownRecords.includes(name))).toEqual([]);
});

type Scene = { api: TestApi; owner: TestOwner; chatbotId: string; email: string };
type Sent = { ids?: Record<string, string>; body?: unknown; token?: string };

const question = { text: 'Do you ship abroad?' };
const newPassword = 'battery staple';
const code = { otp: '000000' };

const noBytes = {
  clientDataJSON: '',
  attestationObject: '',
  authenticatorData: '',
  signature: '',
  userHandle: '',
};
const noCredential = { id: 'none', rawId: 'none', type: 'public-key', response: noBytes };

/** The first and the second of two requests to a call that count against the same limits. */
const requests: Record<string, (scene: Scene, at: number) => Sent | Promise<Sent>> = {
  register: ({ email }) => ({ body: { name: 'Asha', email, password: newPassword } }),
  registerWithEmail: ({ email }) => ({ body: { email } }),
  login: ({ email }) => ({ body: { email, password: newPassword } }),
  verifyEmail: ({ email }) => ({ body: { email, ...code } }),
  resendVerification: ({ email }) => ({ body: { email } }),
  forgotPassword: ({ email }) => ({ body: { email } }),
  verifyOtp: ({ email }) => ({ body: { email, ...code } }),
  resetPassword: ({ email }) => ({ body: { email, ...code, newPassword } }),
  updateProfile: ({ owner, email }, at) => ({
    token: owner.token,
    body: { email: `${at}-${email}`, currentPassword: owner.password },
  }),
  checkApiKey: ({ owner }) => ({ token: owner.token }),
  changePassword: ({ owner }) => ({ token: owner.token, body: { currentPassword: 'wrong', newPassword } }),
  startTwoStep: ({ owner }) => ({ token: owner.token, body: { currentPassword: 'wrong' } }),
  confirmTwoStep: ({ owner }) => ({ token: owner.token, body: { code: '000000' } }),
  renewRecoveryCodes: ({ owner }) => ({ token: owner.token, body: { currentPassword: 'wrong' } }),
  turnOffTwoStep: ({ owner }) => ({ token: owner.token, body: { currentPassword: 'wrong' } }),
  takeSecondStep: () => ({ body: { signInId: 'none', code: '000000' } }),
  startPasskey: ({ owner }) => ({ token: owner.token, body: { currentPassword: 'wrong' } }),
  addPasskey: ({ owner }) => ({ token: owner.token, body: { name: 'Laptop', credential: noCredential } }),
  startPasskeySignIn: () => ({}),
  signInWithPasskey: () => ({ body: { credential: noCredential } }),
  exportAccount: ({ owner }) => ({ token: owner.token }),
  deleteAccount: ({ owner }) => ({
    token: owner.token,
    body: { currentPassword: 'wrong', confirmation: owner.email },
  }),
  inviteMember: ({ owner, email }) => ({ token: owner.token, body: { email, role: 'editor' } }),
  viewInvitation: () => ({ body: { token: 'none' } }),
  acceptInvitation: ({ owner }) => ({ token: owner.token, body: { token: 'none' } }),
  transferOwnership: ({ owner }) => ({
    token: owner.token,
    body: { memberId: owner.id, currentPassword: 'wrong' },
  }),
  listAskedQuestions: ({ owner, chatbotId }) => ({ token: owner.token, ids: { id: chatbotId } }),
  askDraft: ({ owner }) => ({ token: owner.token, body: { ...question, knowledgeBase: { faqs: [] } } }),
  draftFaq: ({ owner }) => ({ token: owner.token, ids: { id: '0123456789abcdef01234567' } }),
  askChatbot: ({ owner }) => ({ token: owner.token, body: question }),
  subscribeToPush: ({ owner }, at) => ({
    token: owner.token,
    body: { endpoint: `http://127.0.0.1:9/${at}`, keys: { p256dh: 'none', auth: 'none' } },
  }),
  addSource: ({ owner }, at) => ({ token: owner.token, body: { ...aText, title: `Text ${at}` } }),
  uploadSource: ({ owner }) => ({ token: owner.token, body: 'We ship abroad.' }),
  previewWebsite: () => ({ body: { url: 'http://127.0.0.1/' } }),
  uploadLogo: ({ owner }) => ({ token: owner.token, body: 'No image.' }),
  takeSiteLogo: async ({ api, owner, chatbotId }) => ({
    token: owner.token,
    ids: { id: await sourceOf(api, owner, chatbotId) },
  }),
  refreshSource: async ({ api, owner, chatbotId }) => ({
    token: owner.token,
    ids: { id: await sourceOf(api, owner, chatbotId) },
  }),
  resumeSource: async ({ api, owner, chatbotId }) => ({
    token: owner.token,
    ids: { id: await sourceOf(api, owner, chatbotId) },
  }),
  countView: () => ({}),
  getAvailability: () => ({}),
  checkInstallation: ({ owner }) => ({ token: owner.token, body: { url: 'http://127.0.0.1/' } }),
  mailInstallation: ({ owner, email }) => ({ token: owner.token, body: { email, platform: 'html' } }),
  sendMessage: () => ({ body: { visitorId: 'a-visitor-of-16-letters', ...question } }),
  leaveContact: async ({ api, chatbotId, email }, at) => ({
    ...(await conversationOf(api, chatbotId, at)),
    body: { email },
  }),
  requestHandoff: async ({ api, chatbotId }, at) => ({
    ...(await conversationOf(api, chatbotId, at)),
    body: {},
  }),
  sendVisitorTyping: ({ api, chatbotId }, at) => conversationOf(api, chatbotId, at),
  testWebhook: async ({ api, owner }) => ({ token: owner.token, ids: { id: await webhookOf(api, owner) } }),
  redeliver: async ({ api, owner }) => ({
    token: owner.token,
    ids: { id: await webhookOf(api, owner), deliveryId: '0123456789abcdef01234567' },
  }),
  sendContactMessage: ({ email }, at) => ({
    body: { name: 'Asha', email, subject: 'Hello', message: `Message ${at}` },
  }),
};

const aText = { kind: 'text', title: 'Shipping', text: 'We ship to all of Europe.' } as const;

/** The source that both requests are about. */
async function sourceOf(api: TestApi, owner: TestOwner, id: string): Promise<string> {
  const client = api.as(owner);
  const { data } = await client.call(listSources, { params: { id } });
  if (data.sources[0]) return data.sources[0].id;
  const added = await client.call(addSource, { params: { id }, body: aText });
  return added.data.source.id;
}

async function webhookOf(api: TestApi, owner: TestOwner): Promise<string> {
  const body = { url: 'http://127.0.0.1:9/', events: ['contact.left' as const] };
  const { data } = await api.as(owner).call(createWebhook, { body });
  return data.webhook.id;
}

const conversations = new Map<string, { ids: Record<string, string>; token: string }>();
/** The conversation that both requests are about; it begins with the first. */
async function conversationOf(api: TestApi, chatbotId: string, at: number) {
  const known = conversations.get(chatbotId);
  if (at > 0 && known) return known;
  const body = { visitorId: 'a-visitor-of-16-letters', ...question };
  const from = { 'X-Forwarded-For': `198.51.100.${conversations.size + 1}` };
  const reply = await api.anonymous.post(`/api/widget/${chatbotId}/messages`, body, from);
  const { conversationId, conversationToken } = Reply.parse(JSON.parse(reply.text));
  const begun = { ids: { id: conversationId }, token: conversationToken };
  conversations.set(chatbotId, begun);
  return begun;
}
const Reply = z.object({ conversationId: z.string(), conversationToken: z.string() });

/** The address that a proxy says the request comes from; each call has its own. */
const addressOf = (contract: NamedContract) => `203.0.113.${limited.indexOf(contract) + 1}`;

test('every call with a limit has its two requests here', () => {
  expect(Object.keys(requests).toSorted()).toEqual(limited.map(({ name }) => name).toSorted());
});

test.for(limited)(
  '$name: over the limit it is 429, and says when to come back',
  async (contract, { api }) => {
    const owner = await api.build.owner({ plan: 'premium' });
    const chatbotId = (await api.build.chatbot(owner))._id;
    const scene = { api, owner, chatbotId, email: `asha-${randomBytes(6).toString('hex')}@example.com` };
    const send = async (at: number) => {
      const { ids = {}, body, token } = (await requests[contract.name]?.(scene, at)) ?? {};
      const path = pathWith(contract, chatbotId, { chatbotId, ...ids });
      return httpClient(api.url, token).send(contract.method.toUpperCase(), path, {
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(contract) },
        body: body === undefined ? null : JSON.stringify(body),
      });
    };
    const first = await send(0);
    expect([first.text, first.status === 429, first.status >= 500]).toEqual([first.text, false, false]);
    const { status, body, headers } = await send(1);
    expect([status, body['code']]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);

const Limits = z.array(z.object({ name: z.string(), times: z.number(), seconds: z.number() }));
const Documented = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      'x-rate-limits': Limits,
      responses: z.record(z.string(), z.object({ description: z.string(), headers: z.unknown() }).partial()),
    }),
  ),
);

test.for(limited)('$name: the OpenAPI document lists its limits and the 429', async (contract, { api }) => {
  const { text } = await api.anonymous.get('/api/openapi.json');
  const { paths } = z.object({ paths: Documented }).parse(JSON.parse(text));
  const call = paths[contract.path.replace(/:(\w+)/g, '{$1}')]?.[contract.method];
  const names = call?.['x-rate-limits'].map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining([...contract.limits, ...contract.conditionalLimits]));
  expect(call?.responses['429']).toMatchObject({
    description: expect.stringMatching(/Limits: \d+ in .+ for each /),
    headers: { 'Retry-After': expect.anything() },
  });
});
