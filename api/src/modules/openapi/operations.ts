import * as declared from '@askwell/contracts';
import type { Contract } from '@askwell/contracts';

/** A call of the API, under the name that it has in the contracts. */
export type Operation = Contract & { id: string; tag: string; isStreamed: boolean };

/** Every call, in the order of the documentation. */
export const operations = (): Operation[] =>
  Object.entries<unknown>(declared)
    .flatMap(([id, value]) =>
      isContract(value) ? [{ ...value, id, tag: tagOf(value), isStreamed: streamed.includes(value) }] : [],
    )
    .toSorted((one, other) => tags.indexOf(one.tag) - tags.indexOf(other.tag));

/** What the calls are about, in the order of the documentation. */
export const tags = [
  'Chatbots',
  'Sources',
  'Analytics',
  'Widget',
  'Account',
  'Team',
  'Webhooks',
  'Payments',
  'Support',
];

const byPath = [
  ['Analytics', /\/(analytics|gaps|conversations)\b/],
  ['Sources', /\/(sources|drafts)\b/],
  ['Chatbots', /^\/api\/chatbot\b/],
  ['Team', /^\/api\/team\b/],
  ['Webhooks', /^\/api\/webhooks\b/],
  ['Payments', /^\/api\/payment\b/],
  ['Support', /^\/api\/contact\b/],
] as const;

const tagOf = ({ path }: Contract): string =>
  path.startsWith('/api/widget/')
    ? 'Widget'
    : (byPath.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Account');

const streamed: readonly unknown[] = [
  declared.sendMessage,
  declared.askChatbot,
  declared.watchSource,
  declared.openConversationStream,
  declared.openInboxStream,
];

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;
