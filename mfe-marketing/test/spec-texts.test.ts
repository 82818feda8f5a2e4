import { expect, test } from 'vitest';
import descriptor from '../remote.json' with { type: 'json' };
import { about } from '../src/words/en/about.ts';
import { contact } from '../src/words/en/contact.ts';
import { features } from '../src/words/en/features.ts';
import { home } from '../src/words/en/home.ts';
import { free } from '../src/words/en/free-plan.ts';
import { premium } from '../src/words/en/premium-plan.ts';
import { pricing } from '../src/words/en/pricing.ts';
import { privacy } from '../src/words/en/privacy.ts';
import { terms } from '../src/words/en/terms.ts';

/** Every text of a words file, in its order. */
const textsOf = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
};
const wordsOf = (content: unknown) => textsOf(content).join('\n');

/** What the specification quotes or claims, by the page that has to say it. */
const quoted: [page: string, content: unknown, texts: string[]][] = [
  ['home', home, ['1000+', 'builders', '50K+', 'chatbots', '99.9%', 'uptime']],
  [
    'features',
    features,
    [
      'Demo conversation',
      'Customization',
      'Easy integration in 2 lines of code',
      'Analytics',
      'Mobile responsive',
      'Security',
      '24/7 support',
    ],
  ],
  [
    'pricing, Free',
    pricing.free,
    ['Free', '$0', '1 chatbot', '100 messages per month', 'Basic customization', 'Email support', 'branding'],
  ],
  [
    'pricing, Premium',
    pricing.premium,
    [
      'Premium',
      '$9',
      'per year',
      '10 chatbots',
      '10,000 messages per month',
      'Full customization',
      'Priority support',
      'Branding removed',
      'Advanced analytics',
      'API access',
      'Custom knowledge base',
      'Billed yearly',
    ],
  ],
  [
    'about',
    about,
    [
      '1K+',
      'active users',
      '5K+',
      'chatbots',
      '1M+',
      'conversations',
      '99.9%',
      'uptime',
      'founded in 2025',
      'Get Started Free',
      'Contact Sales',
    ],
  ],
  [
    'contact',
    contact,
    [
      'Your Name*',
      'Email Address*',
      'Subject*',
      'Message*',
      'Send Message',
      'Sending Message...',
      "Message sent successfully! We'll get back to you soon.",
      'Failed to send message. Please try again.',
      '2-4 hours',
      'Mon-Fri, 9 AM-6 PM',
      'within 24 hours',
      'custom development',
    ],
  ],
  [
    'terms',
    terms,
    [
      'Last updated: December 2024',
      'billed in advance and are non-refundable',
      'at least 30 days before a change',
      'we may suspend the account',
      'limited to the fees you paid in the 12 months before',
      'You own your content',
      '$9 per year',
    ],
  ],
  [
    'privacy',
    privacy,
    [
      'access:',
      'correct:',
      'delete:',
      'restrict processing:',
      'portability:',
      'opt-out:',
      'not intended for children under 13',
    ],
  ],
];

test.each(quoted)('the page %s says what was promised', (_, content, texts) => {
  const words = wordsOf(content);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});

test('the terms have 10 sections and the privacy policy 11, each with an address of its own', () => {
  for (const [text, count] of [
    [terms, 10],
    [privacy, 11],
  ] as const) {
    expect(Object.keys(text.sections)).toHaveLength(count);
  }
  expect(privacy.protection.cards.length).toBeGreaterThanOrEqual(3);
});

test('the descriptions for link previews name the plans’ own numbers', () => {
  const description = descriptor.pages.find(({ path }) => path === '/pricing')?.description;
  for (const text of [free.messagesPerMonth, premium.chatbots, premium.messagesPerMonth])
    expect(description).toContain(text);
});

test('no page speaks of monthly prices', () => {
  expect(wordsOf([home, features, pricing, about, contact, terms])).not.toMatch(
    /\$\d+ (a|per) month|monthly (price|pricing|fee|plan)/i,
  );
});

test('every page is public, and has a title and a description that fit a link preview', () => {
  expect(descriptor.pages.map(({ path }) => path)).toEqual([
    '/',
    '/home',
    '/features',
    '/pricing',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/help',
  ]);
  for (const { access, title, description } of descriptor.pages) {
    expect(access).toBe('public');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(100);
    expect(description.length).toBeLessThanOrEqual(165);
  }
});

test('the header links to home, features, pricing, about and contact, in this order', () => {
  const entries = descriptor.navigation.toSorted((a, b) => a.order - b.order);
  expect(entries.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/'],
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ]);
});
