import { type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
const phone = { question: 'How can I reach a person?', answer: 'Call 0117 496 0117.' };
const shipping = { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' };

/** Nobody answers in the chat. */
const handoff = { isOn: false };

const test = apiTest();

const used = async (api: TestApi, owner: { token: string }) =>
  (await api.as(owner).get('/api/auth/me')).body.user?.usage?.messages;

test('a visitor who asks for a person gets the FAQ about it and the way to leave an address', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, visitor } = await shop({ knowledgeBase: { faqs: [shipping, phone] }, handoff });
  expect((await visitor.ask('I want to talk to a human')).body).toMatchObject({
    text: `${phone.answer}\n\nYou can also leave your email address here, and a person will get back to you.`,
    answered: true,
    source: 'faq',
    offersContact: true,
    suggestions: [],
  });
  expect(await used(api, owner)).toBe(1);
  expect(gemini.requests).toEqual([]);
});

test('without such an FAQ, the visitor can leave an address, and the owner is not charged', async ({
  api,
  shop,
}) => {
  const { owner, visitor, chatbotId } = await shop({ knowledgeBase: { faqs: [shipping] }, handoff });
  expect((await visitor.ask('Ich möchte mit einem Menschen sprechen')).body).toMatchObject({
    text: 'Gerne. Hinterlassen Sie hier Ihre E-Mail-Adresse, dann meldet sich ein Mensch bei Ihnen.',
    answered: true,
    source: 'none',
    offersContact: true,
  });
  expect(await used(api, owner)).toBe(0);
  const { body } = await api.as(owner).get(`/api/chatbot/${chatbotId}/gaps?timeRange=24h`);
  expect(body.data?.gaps).toEqual([]);
});

test('where people answer in the chat, the reply does not speak of email', async ({ shop }) => {
  const { visitor, newVisitor } = await shop({ knowledgeBase: { faqs: [shipping] } });
  expect((await visitor.ask('I want to talk to a human')).body).toMatchObject({
    text: "Of course. I've asked a person to join this chat.",
    handoff: 'waiting',
  });
  expect((await newVisitor().ask('Ich möchte mit einem Menschen sprechen')).body.text).toBe(
    'Gerne. Ich habe jemanden aus dem Team gebeten, diesem Chat beizutreten.',
  );
});

test('the way to a person stays open when the quota is used up', async ({ shop }) => {
  const { visitor } = await shop({
    owner: { messagesThisMonth: 100 },
    knowledgeBase: { faqs: [shipping, phone] },
    handoff,
  });
  expect((await visitor.ask('human please')).body).toMatchObject({
    text: 'Of course. Leave your email address here, and a person will get back to you.',
    offersContact: true,
  });
});

test('a visitor who complains is led to a person, and one who insults gets a calm reply', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, visitor } = await shop({ knowledgeBase: { faqs: [shipping] } });
  expect((await visitor.ask('This is useless!')).body).toMatchObject({
    text: "I'm sorry that this was not what you hoped for. Leave your email address here, and a person will look into it.",
    answered: true,
    source: 'none',
    offersContact: true,
    suggestions: [],
  });
  const insult = (await visitor.ask('Du Idiot')).body;
  expect(insult).toMatchObject({
    text: 'Ich möchte Ihnen gern helfen. Was möchten Sie über diese Website wissen?',
    answered: true,
  });
  expect(insult.offersContact).toBeUndefined();
  expect(await used(api, owner)).toBe(0);
  expect(gemini.requests).toEqual([]);
});

test.for([
  ['en', "That's wrong!"],
  ['de', 'Das ist falsch'],
  ['fr', "C'est faux"],
  ['es', 'Eso no es correcto'],
] as const)(
  'a visitor who says in %s that an answer is wrong gets the second match and a person',
  async ([, complaint], { shop }) => {
    const { visitor } = await shop({
      exactAnswers: true,
      knowledgeBase: {
        faqs: [
          { question: 'How much does delivery cost?', answer: 'Four euros.' },
          { question: 'How long does delivery take?', answer: 'Two days.' },
          { question: 'Where is your shop?', answer: 'In Bath.' },
        ],
      },
    });
    expect((await visitor.ask('how much does delivery cost')).body.text).toBe('Four euros.');
    expect((await visitor.ask(complaint)).body).toMatchObject({
      offersContact: true,
      suggestions: ['How long does delivery take?'],
    });
  },
);
