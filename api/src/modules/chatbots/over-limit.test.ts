import { listChatbots } from '@askwell/contracts';
import { visitor, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

/**
 * An owner whose year has ended, with three chatbots; the oldest one has the only place of Free.
 */
async function afterTheYear(api: TestApi) {
  const owner = await api.build.owner({ plan: 'premium' });
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const { _id } = await api.build.chatbot(owner, { name });
    ids.push(_id);
  }
  await api.services.db
    .collection('users')
    .updateOne(
      { email: owner.email },
      { $set: { 'subscription.endDate': new Date(api.clock().getTime() - 1_000) } },
    );
  const [first = '', second = '', third = ''] = ids;
  return { owner, first, second, third };
}

const within = async (api: TestApi, owner: TestOwner) => {
  const { chatbots } = await api.as(owner).call(listChatbots);
  return chatbots.filter(({ isOverLimit }) => !isOverLimit).map(({ name, status }) => `${name} ${status}`);
};
const keep = (api: TestApi, owner: TestOwner, id: string, body: object = {}) =>
  api.as(owner).post(`/api/chatbot/${id}/keep`, body);
const publicStatus = async (api: TestApi, id: string) => {
  const { status, body } = await api.anonymous.get(`/api/widget/${id}`);
  return status === 200 ? 'answers' : body['code'];
};

test('after a year has ended all chatbots are there, and one answers visitors', async ({ api }) => {
  const { owner, first, second, third } = await afterTheYear(api);
  expect(await within(api, owner)).toEqual(['First active']);
  expect(await Promise.all([first, second, third].map((id) => publicStatus(api, id)))).toEqual([
    'answers',
    'chatbot_unavailable',
    'chatbot_unavailable',
  ]);
  expect((await visitor(api.url, second).ask('Hello')).status).toBe(404);
  const loader = await api.anonymous.get(`/widget/${second}.js`);
  expect([loader.status, loader.text]).not.toContain(second);
  const kept = await api.as(owner).get(`/api/chatbot/${second}`);
  expect(kept.body['data']?.['chatbot']).toMatchObject({
    name: 'Second',
    isOverLimit: true,
    status: 'inactive',
    deployment: { isDeployed: true },
  });
});

test('the owner chooses which chatbot stays active, and can choose again', async ({ api }) => {
  const { owner, first, second, third } = await afterTheYear(api);
  for (const [id, name] of [
    [third, 'Third'],
    [second, 'Second'],
    [second, 'Second'],
    [first, 'First'],
  ] as const) {
    expect((await keep(api, owner, id)).status).toBe(200);
    expect(await within(api, owner)).toEqual([`${name} active`]);
    expect(await publicStatus(api, id)).toBe('answers');
  }
  expect((await keep(api, owner, third, { insteadOf: first })).status).toBe(200);
  expect(await within(api, owner)).toEqual(['Third active']);
  expect((await keep(api, owner, second, { insteadOf: first })).status, 'which is not active').toBe(404);
});

test('choosing two at the same moment leaves one active', async ({ api }) => {
  const { owner, second, third } = await afterTheYear(api);
  const answers = await Promise.all([keep(api, owner, second), keep(api, owner, third)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await within(api, owner)).toHaveLength(1);
});

test('deleting the active chatbot makes room for the next one', async ({ api }) => {
  const { owner, first } = await afterTheYear(api);
  await api.as(owner).delete(`/api/chatbot/${first}`);
  expect(await within(api, owner)).toEqual(['Second active']);
});

test('with Premium again all of them answer', async ({ api }) => {
  const { owner, first, second, third } = await afterTheYear(api);
  await keep(api, owner, third);
  const { body } = await api.as(owner).post('/api/payment/initiate', { plan: 'premium' });
  await api.as(owner).post('/api/payment/demo-complete', { orderId: body['orderId'] });
  expect(await Promise.all([first, second, third].map((id) => publicStatus(api, id)))).toEqual([
    'answers',
    'answers',
    'answers',
  ]);
});

test('what is over the limit is not deployed, and another owner’s chatbot is nobody’s to keep', async ({
  api,
}) => {
  const { owner, second } = await afterTheYear(api);
  const deployed = await api.as(owner).post(`/api/chatbot/${second}/deploy`);
  expect([deployed.status, deployed.body['code']]).toEqual([403, 'plan_limit']);
  const other = await api.build.owner();
  expect((await keep(api, other, second)).status).toBe(404);
});
