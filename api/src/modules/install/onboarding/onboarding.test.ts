import { getOnboarding, type Onboarding } from '@askwell/contracts';
import { visitor, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const faqs = [
  'Do you ship abroad?',
  'When are you open?',
  'Can I return tea?',
  'Who are you?',
  'Is it fair?',
].map((question) => ({ question, answer: 'Yes, to all of Europe.' }));
const onWebsite = { Origin: 'https://shop.example' };

const stepsOf = async (api: TestApi, owner: TestOwner): Promise<Onboarding['steps']> =>
  (await api.as(owner).call(getOnboarding)).data.onboarding.steps;

test('the steps of a new owner are done as the owner does them', async ({ api }) => {
  const owner = await api.build.owner({ apiKey: null });
  const nothing = { key: false, knowledge: false, look: false, install: false, visitor: false };
  expect(await stepsOf(api, owner)).toEqual(nothing);
  await api.as(owner).put('/api/auth/profile', { geminiApiKey: 'AIzaSyTestTestTestTestTestTestTest3f9K' });
  expect(await stepsOf(api, owner)).toEqual({ ...nothing, key: true });

  const { _id: id } = await api.build.chatbot(owner, { knowledgeBase: { faqs: faqs.slice(1) } });
  expect(await stepsOf(api, owner)).toEqual({ ...nothing, key: true });
  await api.as(owner).put(`/api/chatbot/${id}/knowledge-base`, { faqs });
  await api.as(owner).put(`/api/chatbot/${id}`, { configuration: { primaryColor: '#0c666c' } });
  expect(await stepsOf(api, owner)).toEqual({ ...nothing, key: true, knowledge: true, look: true });

  await api.anonymous.post(`/api/widget/${id}/views`, undefined, onWebsite);
  await visitor(api.url, id, onWebsite).ask('Do you ship abroad?');
  await api.mails.nextMail(owner.email);
  await expect.poll(() => stepsOf(api, owner)).toMatchObject({ install: true, visitor: true });
  const { data } = await api.as(owner).call(getOnboarding);
  expect(data.onboarding.chatbotId).toBe(id);
});

test('the owner gets the first question that a visitor got answered, once', async ({ api }) => {
  const { owner, chatbotId } = await api.build.shop({ knowledgeBase: { faqs } });
  await visitor(api.url, chatbotId, { Origin: 'http://askwell.test' }).ask('Do you ship abroad?');
  await visitor(api.url, chatbotId, { Origin: 'http://localhost:3000' }).ask('Do you ship abroad?');
  const guest = visitor(api.url, chatbotId, onWebsite);
  await guest.ask('Hello');
  await guest.ask('How do quarks taste on the moon?');
  await guest.ask('Do you ship abroad?');
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your chatbot has answered its first visitor');
  expect(mail.text).toContain('“Do you ship abroad?”');
  expect(mail.text).toContain('Europe');
  expect(mail.text).toContain('A visitor to shop[.]example');

  await expect.poll(async () => (await stepsOf(api, owner)).visitor).toBe(true);
  await visitor(api.url, chatbotId, onWebsite).ask('When are you open?');
  const received = api.mails.received.filter(({ to }) => to.includes(owner.email));
  expect(received).toHaveLength(1);
});
