import { createChatbot, listChatbots } from '@askwell/contracts';
import type { Reply } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest();

const faq = { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' };
const nobodys = '0123456789abcdef01234567';
const idOf = (reply: Reply | undefined) => createChatbot.response.parse(reply?.body).data.chatbot._id;

test('an owner creates a chatbot and finds it complete, with the defaults', async ({ api }) => {
  const owner = await api.build.owner();
  const created = await api.as(owner).post('/api/chatbot', { name: ' Shop help ' });
  expect(created.status).toBe(201);
  expect(created.body.data?.chatbot).toMatchObject({
    name: 'Shop help',
    description: '',
    configuration: { primaryColor: '#667eea', position: 'bottom-right', chatWindowTitle: 'Chat with us!' },
    settings: { isActive: true, welcomeMessage: 'Hello! How can I help you today?' },
    knowledgeBase: { faqs: [], data: '{}' },
    allowedDomains: [],
    status: 'inactive',
    deployment: { isDeployed: false, deployedAt: null, embedCode: null, testUrl: null },
    revision: 0,
    can: { deploy: true },
  });
  const id = idOf(created);
  const found = await api.as(owner).get(`/api/chatbot/${id}`);
  expect(found.body).toMatchObject({ success: true, data: { chatbot: { _id: id, name: 'Shop help' } } });
});

test('the list is newest first and shows what the dashboard shows', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  await api.build.chatbot(owner, { name: 'First', deployed: false });
  const second = await api.build.chatbot(owner, { name: 'Second', knowledgeBase: { faqs: [faq] } });
  await api.anonymous.post(`/api/widget/${second._id}/views`);
  const { body } = await api.as(owner).get('/api/chatbot');
  expect(body).toMatchObject({
    success: true,
    chatbots: [
      { name: 'Second', status: 'active', faqCount: 1, analytics: { totalMessages: 0, totalViews: 1 } },
      { name: 'First', status: 'inactive', faqCount: 0, analytics: { totalMessages: 0, totalViews: 0 } },
    ],
  });
});

test('the list says whether another chatbot can be created', async ({ api }) => {
  const keyless = await api.build.owner({ apiKey: null });
  const owner = await api.build.owner();
  const creation = async (who: typeof owner) => (await api.as(who).call(listChatbots)).creation;
  expect(await creation(keyless)).toBe('api_key_required');
  expect(await creation(owner)).toBe('allowed');
  await api.build.chatbot(owner);
  expect(await creation(owner)).toBe('plan_limit');
});

test('a change leaves what it does not name as it is', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, {
    description: 'Helps',
    knowledgeBase: { faqs: [faq], data: '{"hours":"9 to 5"}' },
  });
  const { body } = await api.as(owner).put(`/api/chatbot/${_id}`, {
    configuration: { primaryColor: '#112233' },
    settings: { isActive: false },
  });
  expect(body.data?.chatbot).toMatchObject({
    description: 'Helps',
    configuration: { primaryColor: '#112233', secondaryColor: '#764ba2' },
    settings: { isActive: false, enableEmoji: true },
    knowledgeBase: { faqs: [{ ...faq, variants: [] }], data: '{"hours":"9 to 5"}' },
    status: 'inactive',
    revision: 1,
  });
});

test('titles and welcome messages that were left empty fall back to each other', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const one = await api.build.chatbot(owner, {
    configuration: { chatWindowTitle: '', widgetTitle: 'Ada', welcomeMessage: '' },
    settings: { welcomeMessage: 'Welcome!' },
  });
  expect(one.configuration).toMatchObject({ chatWindowTitle: 'Ada', welcomeMessage: 'Welcome!' });
  const other = await api.build.chatbot(owner, {
    configuration: { chatWindowTitle: '', widgetTitle: '', welcomeMessage: '' },
    settings: { welcomeMessage: '' },
  });
  expect(other.configuration).toMatchObject({
    chatWindowTitle: 'Chat with us!',
    widgetTitle: 'AI Assistant',
  });
  expect(other.settings.welcomeMessage).toBe('Hello! How can I help you today?');
});

test('a change made for an older revision is refused, and nothing of it is kept', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs: [faq] } });
  await api.as(owner).put(`/api/chatbot/${_id}`, { name: 'Renamed', revision: 0 });
  const late = { name: 'Late', revision: 0, knowledgeBase: { faqs: [] } };
  const { status, body } = await api.as(owner).put(`/api/chatbot/${_id}`, late);
  expect([status, body.code]).toEqual([409, 'conflict']);
  const { body: after } = await api.as(owner).get(`/api/chatbot/${_id}`);
  expect(after.data?.chatbot).toMatchObject({ name: 'Renamed', knowledgeBase: { faqs: [faq] } });
  expect(await api.services.db.collection('knowledge').countDocuments()).toBeGreaterThan(0);
});

test('changes of different fields at once are all kept', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const changes = [
    { name: 'New name' },
    { description: 'New description' },
    { settings: { enableEmoji: false } },
    { knowledgeBase: { faqs: [faq] } },
  ];
  await Promise.all(changes.map((change) => api.as(owner).put(`/api/chatbot/${_id}`, change)));
  const { body } = await api.as(owner).get(`/api/chatbot/${_id}`);
  expect(body.data?.chatbot).toMatchObject({
    name: 'New name',
    description: 'New description',
    settings: { enableEmoji: false },
    knowledgeBase: { faqs: [faq] },
    revision: 4,
  });
});

test('the knowledge base is replaced in parts, and the old one is not kept', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs: [faq], data: '{"a":"b"}' } });
  const other = { question: 'Where are you?', answer: 'In Bengaluru.', variants: ['Your address?'] };
  const path = `/api/chatbot/${_id}/knowledge-base`;
  const { status, body } = await api.as(owner).put(path, { faqs: [other], revision: 0 });
  expect(status).toBe(200);
  expect(body.data?.chatbot?.knowledgeBase).toEqual({ faqs: [other], data: '{"a":"b"}' });
  const kept = api.services.db.collection('knowledge').countDocuments({ chatbotId: new ObjectId(_id) });
  expect(await kept).toBe(1);
});

test('a change of one part of the knowledge base leaves the other, and neither is lost with other fields', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs: [faq], data: '{"a":"b"}' } });
  const path = `/api/chatbot/${_id}`;
  const faqs = [{ ...faq, variants: ['Do you send to France?'] }];
  await api.as(owner).put(path, { knowledgeBase: { faqs } });
  await api.as(owner).put(path, { knowledgeBase: {}, name: 'Renamed' });
  const { body } = await api.as(owner).get(path);
  expect(body.data?.chatbot).toMatchObject({ name: 'Renamed', knowledgeBase: { faqs, data: '{"a":"b"}' } });
});

test('deploying gives the embed code and the test page', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { deployed: false });
  const { status, body } = await api.as(owner).post(`/api/chatbot/${_id}/deploy`);
  expect(status).toBe(200);
  expect(body.data?.deployment).toMatchObject({
    isDeployed: true,
    embedCode: `<script async src="http://askwell.test/widget/${_id}.js"></script>`,
    testUrl: `http://askwell.test/test/${owner.id}/${_id}`,
  });
});

test('without an API key nothing is created or deployed, and the message says why', async ({ api }) => {
  const owner = await api.build.owner({ apiKey: null });
  const created = await api.as(owner).post('/api/chatbot', { name: 'Shop help' });
  expect([created.status, created.body.code]).toEqual([403, 'api_key_required']);
  expect(created.body.message).toContain('Gemini API key');

  const keyed = await api.build.owner();
  const { _id } = await api.build.chatbot(keyed, { deployed: false });
  await api.services.db
    .collection('users')
    .updateOne({ _id: new ObjectId(keyed.id) }, { $set: { apiKey: null } });
  const deployed = await api.as(keyed).post(`/api/chatbot/${_id}/deploy`);
  expect([deployed.status, deployed.body.code]).toEqual([403, 'api_key_required']);
  expect(deployed.body.message).toContain('Gemini API key');
});

test.for([
  ['no name', {}, 'name', 'Please enter a name'],
  ['an empty name', { name: ' ' }, 'name', 'Please enter a name'],
  ['an object as the name', { name: { $ne: '' } }, 'name', 'Please enter a name'],
  [
    'a word as a switch',
    { name: 'A', settings: { isActive: 'yes' } },
    'settings.isActive',
    'This is not of the right kind.',
  ],
  ['a long name', { name: 'x'.repeat(101) }, 'name', 'A name holds at most 100 characters'],
  [
    'a colour that is none',
    { name: 'A', configuration: { primaryColor: 'red' } },
    'configuration.primaryColor',
    'Please choose a color such as #667eea',
  ],
  [
    'data that is no JSON object',
    { name: 'A', knowledgeBase: { data: '[1]' } },
    'knowledgeBase.data',
    'The data must be a JSON object, such as {"hours": "9 to 5"}',
  ],
  [
    'data nested without end',
    { name: 'A', knowledgeBase: { data: `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}` } },
    'knowledgeBase.data',
    'The data must be a JSON object, such as {"hours": "9 to 5"}',
  ],
  [
    'a title too long',
    { name: 'A', configuration: { widgetTitle: 'x'.repeat(61) } },
    'configuration.widgetTitle',
    'A title holds at most 60 characters',
  ],
  [
    'a position that does not exist',
    { name: 'A', configuration: { position: 'middle' } },
    'configuration.position',
    'This must be bottom-right, bottom-left, top-right, or top-left.',
  ],
  [
    'an FAQ without a question',
    { name: 'A', knowledgeBase: { faqs: [{ question: '', answer: 'A' }] } },
    'knowledgeBase.faqs.0.question',
    'Please enter a question',
  ],
  [
    'an FAQ without an answer',
    { name: 'A', knowledgeBase: { faqs: [{ question: 'Q', answer: ' ' }] } },
    'knowledgeBase.faqs.0.answer',
    'Please enter an answer',
  ],
  [
    'a domain that is an address',
    { name: 'A', allowedDomains: ['https://example.com/'] },
    'allowedDomains.0',
    'Please enter a domain such as example.com or *.example.com',
  ],
] as const)('%s is refused in words', async ([, draft, path, message], { api }) => {
  const owner = await api.build.owner();
  const { status, body } = await api.as(owner).post('/api/chatbot', draft);
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'invalid', errors: [{ path, message }] });
});

test('what the product does not know is dropped', async ({ api }) => {
  const owner = await api.build.owner();
  const draft = { name: 'Help', ownerId: nobodys, isDeployed: true, slot: 7, configuration: { html: '<b>' } };
  const { body } = await api.as(owner).post('/api/chatbot', draft);
  expect(body.data?.chatbot?.deployment).toMatchObject({ isDeployed: false });
  expect(JSON.stringify(body)).not.toMatch(/html|slot|ownerId/);
});

test('a knowledge base may be large, another body not', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const faqs = Array.from({ length: 300 }, (_, i) => ({
    question: `Question ${i}?`,
    answer: 'x'.repeat(3_900),
  }));
  expect((await api.as(owner).put(`/api/chatbot/${_id}/knowledge-base`, { faqs })).status).toBe(200);
  const tooLarge = { faqs: [...faqs, ...faqs] };
  const { status, body } = await api.as(owner).put(`/api/chatbot/${_id}/knowledge-base`, tooLarge);
  const message = 'This is 2.37 MB. Up to 2.09 MB can be sent at once. Please send less.';
  expect([status, body.code, body.message]).toEqual([413, 'too_large', message]);
});

test.for([
  [
    'longer than 1,000,000 characters',
    JSON.stringify({ text: 'a'.repeat(1_000_000) }),
    'The data can have at most 1,000,000 characters',
  ],
  [
    'of more than 10,000 values',
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, index]))),
    'The data holds more than 10,000 values, which is more than can be searched',
  ],
] as const)('data %s is refused at its field, with the figure', async ([, data, message], { api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const refused = await api.as(owner).put(`/api/chatbot/${_id}/knowledge-base`, { faqs: [faq], data });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: [{ path: 'data', message }] });
});
