import { expect, test } from 'vitest';
import type { FrameEntries, Registry, RegistryRemote } from '@askwell/contracts';
import { chatbotIn, chatbotLinksOf, commandsOf } from './frame-entries.ts';

const id = '0123456789abcdef01234567';
const place = (address: string) => new URL(address, 'https://askwell.example');

const remote = (name: string, paths: string[], frame: Partial<FrameEntries>): RegistryRemote => ({
  name,
  version: '1',
  global: 'x',
  entry: '/x.js',
  integrity: '',
  compatible: true,
  pages: paths.map((path) => ({ path, title: path, access: 'guarded' })),
  navigation: [],
  frame: { chatbotLinks: [], commands: [], ...frame },
});

const builder = remote('mfe-builder', ['/chatbot/new', '/chatbot/:id'], {
  chatbotLinks: [
    { label: 'Install', to: '/chatbot/:id/install', order: 40 },
    { label: 'Edit', to: '/chatbot/:id', order: 10 },
  ],
  commands: [
    { label: 'Create a chatbot', to: '/chatbot/new' },
    { label: 'Knowledge', to: '/chatbot/:id?tab=knowledge', keys: 'g k' },
  ],
});
const analytics = remote('mfe-analytics', ['/inbox'], {
  chatbotLinks: [{ label: 'Conversations', to: '/inbox?chatbot=:id', order: 20 }],
});
const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  schema: 1,
  generation: 1,
  shell: '1',
  remotes,
});

test.each([
  [`/chatbot/${id}`, id],
  [`/chatbot/${id}/analytics`, id],
  [`/inbox?chatbot=${id}`, id],
  ['/chatbot/new', null],
  ['/inbox?chatbot=anything', null],
  ['/dashboard', null],
])('the chatbot of %s is %s', (address, expected) => {
  expect(chatbotIn(place(address))).toBe(expected);
});

test('the links of all remotes stand in one order, and none leads to a page that is not there', () => {
  const links = chatbotLinksOf(registryOf(analytics, builder), id);
  expect(links.map(({ label, address }) => [label, address])).toEqual([
    ['Edit', `/chatbot/${id}`],
    ['Conversations', `/inbox?chatbot=${id}`],
  ]);
});

test('without a remote, the links to its pages are not there', () => {
  const links = chatbotLinksOf(registryOf(builder), id);
  expect(links.map(({ label }) => label)).toEqual(['Edit']);
});

test('a command for a chatbot needs a chosen one', () => {
  const labels = (chosen: string | null) => commandsOf(registryOf(builder), chosen).map(({ label }) => label);
  expect(labels(null)).toEqual(['Create a chatbot']);
  expect(labels(id)).toEqual(['Create a chatbot', 'Knowledge']);
});
