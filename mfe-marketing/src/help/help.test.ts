import { defaultBrand } from '@askwell/contracts';
import { faqsOf, helpTopics, type HelpTopic } from '@askwell/help/topics';
import { buildIndex } from '@askwell/answers';
import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

const topics: HelpTopic[] = Object.values(helpTopics(defaultBrand));
const faqs = faqsOf(helpTopics(defaultBrand));
const questions = faqs.flatMap(({ question, variants }) => [question, ...variants]);

test('the help center answers at least 60 questions, each of them once', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions).size).toBe(questions.length);
});

test('a page begins with an answer that is there, and has four', () => {
  const starts = topics.flatMap(({ entries, firstOn }) =>
    Object.values(firstOn ?? {}).map((first) =>
      entries
        .slice(entries.findIndex(([question]) => question === first))
        .slice(0, 4)
        .map(([question]) => question),
    ),
  );
  expect(starts).toEqual([
    [
      'Can I read the conversations?',
      'What are knowledge gaps?',
      'Does the chatbot collect email addresses?',
      'Which numbers does the analytics show?',
    ],
    [
      'How do I change my email address?',
      'How do I delete my account?',
      'Which keyboard shortcuts are there?',
      'How do I contact support?',
    ],
  ]);
});

test('the help names the time for which webhooks are tried again', () => {
  const text = faqs.map(({ answer }) => answer).join('\n');
  expect(text).toContain('we try again for about 17 hours.');
});

const index = buildIndex({ faqs, data: '{}' });

test.each([
  ['is the gemini key free?', 'Is the Gemini key free?'],
  ['Will it slow down my website?', 'Does the chat slow my website down?'],
  ['Does it make things up?', 'Does it make things up?'],
  ['What happens when I run out of messages?', 'What happens when I run out of messages?'],
  ['How do I cancel?', 'Does Premium renew automatically?'],
  ['how do i install it on wordpress', 'Does it work with WordPress?'],
  ['how much does it cost', 'What does Askwell cost?'],
  ['can visitors speak to a human', 'Can visitors talk to a person?'],
  ['I forgot my password', 'I forgot my password. What can I do?'],
  ['can I upload a pdf', 'Can I upload documents?'],
])('an owner asks: %s', (asked, question) => {
  const { decision, matches } = index.find(asked, { limit: 2 });
  expect([decision === 'unknown', matches[0]?.question]).toEqual([false, question]);
});

test('the help center does not know what it does not know', () => {
  expect(index.find('what is the capital of France?', { limit: 1 }).decision).toBe('unknown');
});

const found = (query: string) =>
  findQuestions(helpTopics(defaultBrand), query).flatMap(({ entries }) =>
    entries.map(([question]) => question),
  );

test('an empty search shows every question, in the order of the topics', () => {
  expect(found(' ')).toEqual(faqs.map(({ question }) => question));
});

test.each([
  ['gem', 'Is the Gemini key free?'],
  ['is gemini FREE', 'Is the Gemini key free?'],
  ['wordpréss', 'Does it work with WordPress?'],
  ['dont see chat', 'I don’t see the chat on my website. Why?'],
  ['how do i cancel', 'Does Premium renew automatically?'],
])('a search for “%s” finds it', (query, question) => {
  expect(found(query)).toContain(question);
  expect(found(query).length).toBeLessThan(20);
});

test('a word that no question has finds nothing, and small words alone are searched for too', () => {
  expect(found('submarine')).toEqual([]);
  expect(found('how do I').length).toBeGreaterThan(0);
});
