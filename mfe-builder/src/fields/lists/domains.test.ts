// oxlint-disable-next-line no-restricted-imports -- tests run in Node, where schemas are whole
import { ChatbotDraft } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { fields } from '../../words/en/fields.ts';
import { enterDomains as enterDomainsWith } from './domains.ts';

const enterDomains = (text: string, present: readonly string[]) =>
  enterDomainsWith(text, present, fields.domains.problems);

test.each([
  ['example.com', 'example.com'],
  ['  Shop.Example.COM ', 'shop.example.com'],
  ['*.example.com', '*.example.com'],
  ['https://www.example.com/shop?x=1#top', 'www.example.com'],
  ['example.com:8080', 'example.com'],
  ['localhost', 'localhost'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%s is taken as %s, which the server takes too', (text, domain) => {
  expect(enterDomains(text, []).added).toEqual([domain]);
  expect(ChatbotDraft.safeParse({ name: 'x', allowedDomains: [domain] }).success).toBe(true);
});

test.each([
  '*',
  '*.',
  'exa mple',
  '-example.com',
  'exam_ple.com',
  'http://',
  'a..b',
  '*.*.com',
  'x'.repeat(254),
])('%s is refused, and stays in the field', (text) => {
  const { rejected, problem } = enterDomains(text, ['exa', 'mple']);
  expect(rejected.join(' ')).toBe(text);
  expect(problem).toBeDefined();
});

test('of several at once, the good ones are added and the bad ones come back', () => {
  expect(enterDomains('a.com, b..com\nc.com a.com', ['c.com'])).toEqual({
    added: ['a.com'],
    rejected: ['b..com', 'c.com', 'a.com'],
    problem: '“b..com” isn’t a domain. Please enter one such as example.com or *.example.com',
  });
});

test('a chatbot has at most 50 domains', () => {
  const present = Array.from({ length: 50 }, (_, index) => `site-${index}.com`);
  expect(enterDomains('one-more.com', present).problem).toBe('A chatbot can have up to 50 domains');
});
