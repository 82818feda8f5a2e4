import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { jsonSchema } from '../modules/openapi/json-schema.ts';
import { sampleOf } from './sample-body.ts';
import {
  bodyWith,
  leavesOf,
  notServed,
  pathWith,
  served,
  takesNull,
  type NamedContract,
} from './contracts.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } }).extend('ours', { scope: 'file' }, ({ api }) =>
  api.build.shop(),
);
const nobodys = '0123456789abcdef01234567';
const json = { 'Content-Type': 'application/json' };
const bodyOf = ({ method }: NamedContract, body: unknown = {}) =>
  method === 'get' ? {} : { headers: json, body: JSON.stringify(body) };

/** What the call takes: nothing, or an example where something must be there. */
const goodBody = ({ body }: NamedContract): unknown =>
  !body || body.safeParse({}).success ? {} : sampleOf(jsonSchema(body, 'input'));

const owners = served.filter(({ audience }) => audience === 'owner');
const aboutAnId = owners.filter(({ path }) => path.includes(':id'));
const leaves = served.flatMap((contract) => {
  const { body } = contract;
  if (!body) return [];
  return leavesOf(body).map((at) => {
    const wrong = [{ $ne: '' }, [{ $gt: '' }], ...(takesNull(body, at) ? [] : [null])];
    return { ...contract, leaf: at.join('.'), at, wrong };
  });
});

test('there is something to test', () => {
  expect([owners.length, aboutAnId.length, leaves.length].every((count) => count > 5)).toBe(true);
});

test.for(owners)(
  '$name: without a session it is 401, whatever it is about',
  async (contract, { api, ours }) => {
    const tokens = [undefined, 'nonsense', `${ours.owner.token}x`];
    for (const token of tokens) {
      for (const id of [ours.chatbotId, nobodys, 'no-id']) {
        const client = token === undefined ? api.anonymous : api.as({ token });
        const path = pathWith(contract, id);
        const { status, body } = await client.send(contract.method.toUpperCase(), path, bodyOf(contract));
        expect([token, id, status, body.code]).toEqual([token, id, 401, 'unauthenticated']);
      }
    }
  },
);

test.for(aboutAnId)(
  "$name: what is another owner's is not there, and stays as it is",
  async (contract, { api, ours: { chatbotId, client } }) => {
    // With all that a plan gives, so that nothing but the owner is in the way.
    const other = await api.build.owner({ plan: 'premium' });
    const before = await client.get(`/api/chatbot/${chatbotId}`);
    for (const id of [chatbotId, nobodys, 'no-id', '%00', '%']) {
      const path = pathWith(contract, id);
      const { status, body } = await api
        .as(other)
        .send(contract.method.toUpperCase(), path, bodyOf(contract, goodBody(contract)));
      expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
    }
    const after = await client.get(`/api/chatbot/${chatbotId}`);
    expect([after.status, after.text]).toEqual([200, before.text]);
  },
);

test.for(leaves)(
  '$name: an object or a list where `$leaf` belongs is refused',
  async (contract, { ours: { chatbotId, client } }) => {
    const path = pathWith(contract, nobodys, { id: chatbotId, chatbotId });
    for (const wrong of contract.wrong) {
      const init = bodyOf(contract, bodyWith(contract.at, wrong));
      const { status, body, text } = await client.send(contract.method.toUpperCase(), path, init);
      expect([text, status, body.code]).toEqual([text, 400, 'invalid']);
      const issue = `{"path":"${contract.leaf}`;
      expect(text).toContain(issue);
      expect(text, 'the words of the schema library').not.toMatch(/Invalid|expected|Too (big|small)/);
    }
  },
);

test.for([...served, ...notServed])(
  '$path knows its own methods only',
  async (contract, { ours: { client } }) => {
    const unknown = served.some(({ path, method }) => path === contract.path && method === 'patch')
      ? 'PUT'
      : 'PATCH';
    const { status, body } = await client.send(unknown, pathWith(contract, nobodys), {
      headers: json,
      body: '{}',
    });
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test.for(notServed)('$name is not there yet', async (contract, { ours: { client } }) => {
  const path = pathWith(contract, 'order_1');
  const { status, body } = await client.send(contract.method.toUpperCase(), path, bodyOf(contract));
  expect([status, body.success, body.code]).toEqual([404, false, 'not_found']);
});
