import { chatbotDefaults, type ChatbotFields } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { otherFields } from '@askwell/testing/other-fields';
import { ObjectId } from 'mongodb';
import { describe, expect } from 'vitest';

const test = apiTest();

const name = 'Front desk';

/**
 * The part of a whole chatbot that names one field: `settings.isActive` → `{settings: {isActive}}`.
 */
const only = (path: string, fields: ChatbotFields) => {
  const [group = '', member] = path.split('.');
  const value = Object.entries(fields).find(([key]) => key === group)?.[1];
  if (member === undefined) return { [group]: value };
  return { [group]: { [member]: Object.entries(value ?? {}).find(([key]) => key === member)?.[1] } };
};

describe.each(otherFields())('$path', ({ path, fields }) => {
  test('a change of it alone is stored, and everything else stays', async ({ api }) => {
    const owner = await api.build.owner();
    const { _id } = await api.build.chatbot(owner, { name });
    const changed = await api.as(owner).put(`/api/chatbot/${_id}`, only(path, fields));
    expect(changed.body.data?.chatbot).toMatchObject(path === 'name' ? fields : { ...fields, name });
    const found = await api.as(owner).get(`/api/chatbot/${_id}`);
    expect(found.body.data?.chatbot).toMatchObject(path === 'name' ? fields : { ...fields, name });
  });

  test('a chatbot is created with it', async ({ api }) => {
    const owner = await api.build.owner();
    const created = await api.as(owner).post('/api/chatbot', { name, ...only(path, fields) });
    expect(created.body.data?.chatbot).toMatchObject(path === 'name' ? fields : { ...fields, name });
  });
});

test('a chatbot that was stored before a field existed has its default', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name });
  await api.services.db.collection('chatbots').updateOne(
    { _id: new ObjectId(_id) },
    {
      $unset: { exactAnswers: '', retention: '', 'settings.enableEmoji': '', 'configuration.position': '' },
    },
  );
  const { body } = await api.as(owner).get(`/api/chatbot/${_id}`);
  expect(body.data?.chatbot).toMatchObject({ ...chatbotDefaults, name });
  const published = await api.anonymous.get(`/api/widget/${_id}`);
  expect(published.body.data?.chatbot).toMatchObject({
    settings: { enableEmoji: true },
    configuration: { position: 'bottom-right' },
  });
});

test('the description of a chatbot that was stored without instructions stays its instructions', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name, description: 'You work in a shop for shoes.' });
  const stored = api.services.db.collection('chatbots');
  await stored.updateOne(
    { _id: new ObjectId(_id) },
    { $unset: { instructions: '', tone: '', answerLength: '' } },
  );
  const guidance = {
    instructions: 'You work in a shop for shoes.',
    tone: 'friendly',
    answerLength: 'standard',
  };
  const found = await api.as(owner).get(`/api/chatbot/${_id}`);
  expect(found.body.data?.chatbot).toMatchObject(guidance);

  // An editor of the release before, which does not send the new fields.
  const changed = await api.as(owner).put(`/api/chatbot/${_id}`, { description: 'For the team' });
  expect(changed.body.data?.chatbot).toMatchObject({ ...guidance, description: 'For the team' });
  expect(await stored.findOne({ _id: new ObjectId(_id) })).toMatchObject(guidance);

  const removed = await api.as(owner).put(`/api/chatbot/${_id}`, { instructions: '' });
  expect(removed.body.data?.chatbot).toMatchObject({ instructions: '', description: 'For the team' });
});

test('instructions hold at most 1,000 characters', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name });
  const put = (length: number) =>
    api.as(owner).put(`/api/chatbot/${_id}`, { instructions: 'x'.repeat(length) });
  expect((await put(1_000)).status).toBe(200);
  expect((await put(1_001)).body).toMatchObject({
    code: 'invalid',
    errors: [{ path: 'instructions', message: 'Instructions hold at most 1000 characters' }],
  });
});
