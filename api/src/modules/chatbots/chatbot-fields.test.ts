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
