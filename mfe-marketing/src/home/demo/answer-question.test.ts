import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { opening } from './conversation.ts';
import { library, suggestions, unknownReply } from './library.ts';

const sourceOf = async (question: string) => {
  const { source } = await answerQuestion(question);
  return source === null ? null : library[source]?.question;
};

test('what the landing page suggests to ask is answered from the right FAQ', async () => {
  expect(await Promise.all(suggestions.map(sourceOf))).toEqual([
    'Can I return books when you are closed?',
    'What does it cost to be late?',
    'Can I book a room?',
    null,
  ]);
});

test('what the library does not know, it does not make up', async () => {
  expect((await answerQuestion('What is the capital of France?')).reply).toBe(unknownReply);
});

test('the conversation that the page opens with is one that the product would have', async () => {
  expect(await answerQuestion(opening.question)).toEqual(opening);
});
