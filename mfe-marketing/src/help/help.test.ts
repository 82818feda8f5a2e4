import { defaultBrand } from '@askwell/contracts';
import { faqsOf, helpTopics, type HelpTopic } from '@askwell/help/topics';
import { buildIndex } from '@askwell/answers';
import { expect, test } from 'vitest';

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
