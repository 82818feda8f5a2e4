import { buildIndex } from '@askwell/answers';
import { expect, test } from 'vitest';
import { replyFrom } from './reply-from.ts';
import { demo } from '../words/en/demo.ts';
import { library as librarySource } from './library.ts';
import { sampleOf, type Sample, type SampleSource } from './sample.ts';
import { workshop as workshopSource } from './workshop.ts';

const english = (source: SampleSource) => sampleOf(source, source.words.english, demo.unknown);
const library = english(librarySource);
const workshop = english(workshopSource);

async function ask(sample: Sample, question: string) {
  let source: number | null = null;
  let text = '';
  for await (const { event, data } of replyFrom(sample, question, (faq) => (source = faq))) {
    if (event === 'delta') text += data.text;
  }
  return { text, question: source === null ? null : sample.faqs[source]?.question };
}

test.each([
  [library, ['Can I return books when you are closed?', 'What does it cost to be late?', null]],
  [workshop, ['Do you repair brakes?', 'Do I have to make an appointment?', null]],
])('what a page suggests to ask is answered from the right FAQ', async (sample, sources) => {
  const replies = await Promise.all(
    sample.chatbot.suggestedQuestions.map((question) => ask(sample, question)),
  );
  expect(replies.map(({ question }) => question)).toEqual(sources);
});

test('what a sample does not know, it does not make up', async () => {
  expect((await ask(library, 'What is the capital of France?')).text).toBe(demo.unknown);
});

test.each([library, workshop])('the opening of $source is what the product would answer', (sample) => {
  const { question, faq } = sample.opening;
  const { decision, matches } = buildIndex({ faqs: sample.faqs, data: '{}' }).find(question, { limit: 1 });
  expect(decision).not.toBe('unknown');
  expect(matches[0]).toMatchObject({ kind: 'faq', ref: faq });
});
