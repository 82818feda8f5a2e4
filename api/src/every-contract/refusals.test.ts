import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchema } from '../modules/openapi/json-schema.ts';
import { sampleOf } from '../modules/openapi/sample.ts';
import { bodyWith, leavesOf, notServed, pathWith, served, type NamedContract } from './contracts.ts';

let api: TestApi;
let owner: TestOwner;
let chatbotId: string;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await api.build.owner();
  chatbotId = (await api.build.chatbot(owner))._id;
});
afterAll(() => api.stop());

const nobodys = '0123456789abcdef01234567';
const json = { 'Content-Type': 'application/json' };
const bodyOf = ({ method }: NamedContract, body: unknown = {}) =>
  method === 'get' ? {} : { headers: json, body: JSON.stringify(body) };

/** What the call takes: nothing, or an example where something must be there. */
const goodBody = ({ body }: NamedContract): unknown =>
  !body || body.safeParse({}).success ? {} : sampleOf(jsonSchema(body, 'input'));

const owners = served.filter(({ audience }) => audience === 'owner');
const aboutAnId = owners.filter(({ path }) => path.includes(':id'));
const leaves = served.flatMap((contract) =>
  contract.body
    ? leavesOf(contract.body).map((path) => ({ ...contract, leaf: path.join('.'), at: path }))
    : [],
);

test('there is something to test', () => {
  expect([owners.length, aboutAnId.length, leaves.length].every((count) => count > 5)).toBe(true);
});

test.each(owners)('$name: without a session it is 401, whatever it is about', async (contract) => {
  const tokens = [undefined, 'nonsense', `${owner.token}x`];
  for (const token of tokens) {
    for (const id of [chatbotId, nobodys, 'no-id']) {
      const client = token === undefined ? api.anonymous : api.as({ token });
      const path = pathWith(contract, id);
      const { status, body } = await client.send(contract.method.toUpperCase(), path, bodyOf(contract));
      expect([token, id, status, body.code]).toEqual([token, id, 401, 'unauthenticated']);
    }
  }
});

test.each(aboutAnId)("$name: what is another owner's is not there, and stays as it is", async (contract) => {
  // With all that a plan gives, so that nothing but the owner is in the way.
  const other = await api.build.owner({ plan: 'premium' });
  const before = await api.as(owner).get(`/api/chatbot/${chatbotId}`);
  for (const id of [chatbotId, nobodys, 'no-id', '%00', '%']) {
    const path = pathWith(contract, id);
    const { status, body } = await api
      .as(other)
      .send(contract.method.toUpperCase(), path, bodyOf(contract, goodBody(contract)));
    expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
  }
  const after = await api.as(owner).get(`/api/chatbot/${chatbotId}`);
  expect([after.status, after.text]).toEqual([200, before.text]);
});

test.each(leaves)('$name: an object or a list where `$leaf` belongs is refused', async (contract) => {
  const path = pathWith(contract, nobodys, { id: chatbotId, chatbotId });
  for (const wrong of [{ $ne: '' }, [{ $gt: '' }], null]) {
    const init = bodyOf(contract, bodyWith(contract.at, wrong));
    const { status, body, text } = await api.as(owner).send(contract.method.toUpperCase(), path, init);
    expect([text, status, body.code]).toEqual([text, 400, 'invalid']);
    const issue = `{"path":"${contract.leaf}`;
    expect(text).toContain(issue);
    expect(text, 'the words of the schema library').not.toMatch(/Invalid|expected|Too (big|small)/);
  }
});

test.each([...served, ...notServed])('$path knows its own methods only', async (contract) => {
  const { status, body } = await api.as(owner).send('PATCH', pathWith(contract, nobodys), {
    headers: json,
    body: '{}',
  });
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test.each(notServed)('$name is not there yet', async (contract) => {
  const path = pathWith(contract, 'order_1');
  const { status, body } = await api.as(owner).send(contract.method.toUpperCase(), path, bodyOf(contract));
  expect([status, body.success, body.code]).toEqual([404, false, 'not_found']);
});
