import { emptyDatabase } from '@askwell/testing';
import type { CommandStartedEvent, Document, MongoClient } from 'mongodb';

/**
 * The keys by which `docs/scale.md` shards the collections that grow with use. All others stay on
 * one shard.
 */
const shardKeys: Record<string, readonly string[]> = {
  messages: ['chatbotId', 'conversationId'],
  notes: ['chatbotId', 'conversationId'],
  conversations: ['chatbotId', '_id'],
  deletedConversations: ['chatbotId', '_id'],
  personRequests: ['chatbotId', '_id'],
  counters: ['chatbotId', 'hour'],
  days: ['chatbotId', 'day'],
  visitors: ['chatbotId', 'visitorId'],
  topics: ['chatbotId', 'topicId'],
  totals: ['_id'],
  limits: ['_id'],
};

/** Commands that concern all accounts by nature, or know no chatbot, and ask every shard. */
const acrossShards: Record<string, string> = {
  'find messages by _id': 'recounts what all chatbots stored while a process was lost',
  'find conversations by changedAt': 'delivers the changes of all accounts to open streams',
  'find conversations by handoff.dueAt': 'takes the steps of time of all accounts',
  'find conversations by _id': 'a reply by mail names only its conversation',
  'update conversations by _id, contact': 'a link in a mail names only its conversation',
  'find totals by sweptAt': 'finds the chatbots whose old statistics are to be deleted',
  'find deletedConversations by deletedAt': 'finishes what was cut off while a process was lost',
  'delete deletedConversations by deletedAt': 'forgets the tombstones of all accounts',
  'delete limits by $or': 'forgets what was counted for an address, by the beginning of the key',
};

type Selection = { verb: string; filter: Document; isWhole: boolean };

/** An empty database whose client reports each command. */
export async function watchedDatabase(): Promise<string> {
  const uri = new URL(await emptyDatabase());
  uri.searchParams.set('monitorCommands', 'true');
  return uri.href;
}

/**
 * Notes every command on a sharded collection whose filter lacks the shard key. Its first field
 * suffices to ask one shard; to insert where nothing is found, and to find and change a document,
 * MongoDB before 7.1 needs the whole key. Throws when no command was seen.
 */
export function watchShardKeys(client: MongoClient): () => string[] {
  const unkeyed = new Set<string>();
  let commands = 0;
  client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    const collection = String(command[commandName]);
    const key = shardKeys[collection];
    if (!key) return;
    for (const { verb, filter, isWhole } of selectionsOf(commandName, command)) {
      commands += 1;
      const isKeyed = isWhole
        ? key.every((field) => isPinned(filter[field], 1))
        : isPinned(filter[key[0] ?? ''], Infinity);
      const name = `${verb} ${collection} by ${Object.keys(filter).toSorted().join(', ')}`;
      if (!isKeyed && !(name in acrossShards)) unkeyed.add(name);
    }
  });
  return () => {
    if (commands === 0) throw new Error('no command was seen');
    return [...unkeyed];
  };
}

function selectionsOf(name: string, command: Document): Selection[] {
  const many = (verb: string, statements: Document[]) =>
    statements.map(({ q, upsert }) => ({ verb, filter: q, isWhole: upsert === true }));
  switch (name) {
    case 'find':
      return [{ verb: name, filter: command['filter'] ?? {}, isWhole: false }];
    case 'aggregate':
      return [{ verb: name, filter: command['pipeline']?.[0]?.['$match'] ?? {}, isWhole: false }];
    case 'count':
    case 'distinct':
      return [{ verb: name, filter: command['query'] ?? {}, isWhole: false }];
    case 'findAndModify':
      return [{ verb: name, filter: command['query'] ?? {}, isWhole: true }];
    case 'update':
      return many(name, command['updates']);
    case 'delete':
      return many(name, command['deletes']);
    default:
      return [];
  }
}

/** Whether a condition names one value, or a list of no more than `most` values. */
function isPinned(condition: unknown, most: number): boolean {
  if (condition === undefined || condition === null) return false;
  if (typeof condition !== 'object') return true;
  const operators = Object.entries(condition).filter(([name]) => name.startsWith('$'));
  if (operators.length === 0) return true;
  return operators.some(
    ([name, value]) => name === '$eq' || (name === '$in' && Array.isArray(value) && value.length <= most),
  );
}
