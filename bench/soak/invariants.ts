import { setTimeout as pause } from 'node:timers/promises';
import { getAnalytics } from '@askwell/contracts';
import { httpClient } from '@askwell/testing';
import { MongoClient, ObjectId, type Db } from 'mongodb';
import { exchangesIn, type MessageDocument } from '../../api/src/modules/conversations/index.ts';
import type { Fleet } from './fleet.ts';
import type { Acknowledged, Ledger } from './ledger.ts';
import type { Shop } from './owners.ts';

/**
 * How long counts may take to be right again after processes were killed: their loss is noticed.
 */
const settlingMs = 6 * 60_000;

/** What does not hold at the end of a soak, in sentences; nothing of it may remain. */
export async function violations(fleet: Fleet, ledger: Ledger, shops: readonly Shop[]): Promise<string[]> {
  const client = await new MongoClient(fleet.mongodbUri).connect();
  const db = client.db();
  try {
    return [
      ...ledger.wrong,
      ...(await lostExchanges(db, ledger.kept())),
      ...(await untilNone(async () => [...(await wrongCounts(db, fleet, shops)), ...(await leftovers(db))])),
    ];
  } finally {
    await client.close();
  }
}

/** Exchanges that were acknowledged, and are not stored exactly once. */
async function lostExchanges(db: Db, kept: readonly Acknowledged[]): Promise<string[]> {
  const found: string[] = [];
  for (const { chatbotId, conversationId, question, replyId } of kept) {
    const stored = await db
      .collection('messages')
      .find({ chatbotId: new ObjectId(chatbotId), conversationId: new ObjectId(conversationId) })
      .sort({ at: 1, _id: 1 })
      .toArray();
    const asked = stored.filter(({ role, text }) => role === 'visitor' && text === question);
    const replies = stored.filter(({ _id }) => _id.toHexString() === replyId);
    if (asked.length === 1 && replies.length === 1) continue;
    found.push(
      `'${question}' of ${conversationId} is stored ${asked.length} times, its reply ${replies.length} times`,
    );
  }
  return found;
}

/** Counts that are not those of the stored messages. */
async function wrongCounts(db: Db, fleet: Fleet, shops: readonly Shop[]): Promise<string[]> {
  const found: string[] = [];
  for (const { owner, chatbotIds } of shops) {
    const api = httpClient(fleet.steady.url, owner.token);
    for (const id of chatbotIds) {
      const { data } = await api.call(getAnalytics, { params: { id }, query: { timeRange: '24h' } });
      const chatbotId = new ObjectId(id);
      const counts = await storedExchanges(db, chatbotId);
      const stored = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const deleted = await deletedQuestions(db, chatbotId);
      const told = data.analytics.totalMessages;
      if (told !== stored + deleted) {
        found.push(
          `the analytics of ${id} count ${told} messages, ${stored} are stored and ${deleted} were deleted`,
        );
      }
      found.push(...(await wrongConversations(db, chatbotId, counts)));
    }
  }
  return found;
}

/** The questions of conversations that their visitors deleted: they stay counted. */
async function deletedQuestions(db: Db, chatbotId: ObjectId): Promise<number> {
  const tombstones = await db.collection('deletedConversations').find({ chatbotId }).toArray();
  return tombstones.reduce((sum, { exchanges = {} }) => sum + Object.keys(exchanges).length, 0);
}

/**
 * How many exchanges are stored of each conversation. A question without its reply was never
 * acknowledged and does not count.
 */
async function storedExchanges(db: Db, chatbotId: ObjectId): Promise<Map<string, number>> {
  const said = new Map<string, MessageDocument[]>();
  const messages = db.collection<MessageDocument>('messages').find({ chatbotId }).sort({ at: 1, _id: 1 });
  for await (const message of messages) {
    const id = message.conversationId.toHexString();
    said.set(id, [...(said.get(id) ?? []), message]);
  }
  return new Map([...said].map(([id, stored]) => [id, exchangesIn(stored).length]));
}

/** Conversations whose count of messages is not that of their stored exchanges. */
async function wrongConversations(
  db: Db,
  chatbotId: ObjectId,
  counts: ReadonlyMap<string, number>,
): Promise<string[]> {
  const conversations = await db.collection('conversations').find({ chatbotId }).toArray();
  const known = new Set(conversations.map(({ _id }) => _id.toHexString()));
  return [
    ...conversations
      .filter(({ _id, messageCount }) => messageCount !== (counts.get(_id.toHexString()) ?? 0))
      .map(
        ({ _id, messageCount }) =>
          `conversation ${_id.toHexString()} counts ${String(messageCount)} messages, ${counts.get(_id.toHexString()) ?? 0} are stored`,
      ),
    ...[...counts.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `messages of conversation ${id} are stored, and it is not`),
  ];
}

/** Messages and conversations of chatbots that are deleted. */
async function leftovers(db: Db): Promise<string[]> {
  const chatbots = new Set((await db.collection('chatbots').distinct('_id')).map(String));
  const found: string[] = [];
  for (const name of ['messages', 'conversations', 'counters', 'visitors']) {
    const left = (await db.collection(name).distinct('chatbotId')).map(String);
    for (const id of left) if (!chatbots.has(id)) found.push(`${name} of the deleted chatbot ${id} are left`);
  }
  return found;
}

/** Asks again until nothing is wrong, or what is wrong has had time to become right. */
async function untilNone(look: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + settlingMs;
  for (;;) {
    const found = await look().catch((error: unknown) => [`not everything was answered: ${String(error)}`]);
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause(5_000);
  }
}
