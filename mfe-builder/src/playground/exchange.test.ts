import { expect, test } from 'vitest';
import { serverFinding, type Answer } from './exchange.ts';

const faqs = ['When are you open?', 'Can I return an item?'].map((question, key) => ({
  key,
  question,
  answer: 'Yes.',
  variants: [],
}));

const answer = (cited: boolean): Answer => ({
  text: 'Monday to Saturday.',
  answered: true,
  source: 'ai',
  failure: null,
  suggestions: [],
  sources: [],
  trace: { threshold: 0.35, prompt: null, usage: null, price: null },
  responseMs: 800,
  decision: 'answer',
  matches: [
    {
      source: { kind: 'faq', index: 0 },
      text: 'When are you open?',
      confidence: 0.95,
      isCited: cited,
      scores: null,
      isShown: true,
    },
    {
      source: { kind: 'faq', index: 1 },
      text: 'Can I return an item?',
      confidence: 0.12,
      isCited: false,
      scores: null,
      isShown: true,
    },
  ],
});

const alone = (ref: number, confidence: number) => ({
  decision: 'unknown' as const,
  confidence,
  threshold: 0.35,
  matches: [
    {
      kind: 'faq' as const,
      ref,
      question: '',
      answer: 'Yes.',
      wording: '',
      confidence,
      scores: { lexical: 0.3, semantic: null },
    },
  ],
});

const found = (cited: boolean, finding: ReturnType<typeof alone> | null) =>
  serverFinding(answer(cited), finding, faqs).matches.map(({ faqKey, confidence }) => [faqKey, confidence]);

test('how sure a match is comes from the question by itself, not from the one before it', () => {
  expect(found(false, alone(1, 0.1))).toEqual([[1, 0.1]]);
});

test('what only the conversation points to is shown where the reply rests on it, without a figure', () => {
  expect(found(true, alone(1, 0.1))).toEqual([
    [0, null],
    [1, 0.1],
  ]);
});

test('where the browser could not look, the findings of the server stand', () => {
  expect(found(false, null)).toEqual([
    [0, 0.95],
    [1, 0.12],
  ]);
});

test('what only the search by meaning found is shown with its confidence', () => {
  const [open] = answer(false).matches;
  const byMeaning = open && { ...open, confidence: 0.8, scores: { lexical: 0, semantic: 0.9 } };
  const { matches } = serverFinding(
    { ...answer(false), matches: byMeaning ? [byMeaning] : [] },
    alone(1, 0.1),
    faqs,
  );
  expect(matches.map(({ faqKey, confidence }) => [faqKey, confidence])).toEqual([[0, 0.8]]);
});
