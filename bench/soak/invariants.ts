import { setTimeout as pause } from 'node:timers/promises';
import { getAnalytics } from '@askwell/contracts';
import { httpClient } from '@askwell/testing';
import { MongoClient, ObjectId, type Db } from 'mongodb';
import type { Fleet } from './fleet.ts';
import type { Acknowledged, Ledger } from './ledger.ts';
import type { Shop } from './owners.ts';

/**
 * How long counts may take to be right again after processes were killed: their loss is noticed,
 * and recounted once their visitors are silent and nothing is under way any more.
 */
const settlingMs = 8 * 60_000;

/**
 * Lists the invariants that do not hold at the end of a soak, in sentences. It reads the stored
 * documents and uses nothing of the code that counts:
 *
 * - A message that was acknowledged is stored once, with its reply.
 * - A conversation counts as many messages as are stored of its visitor. That includes a question
 *   without a reply, as after a kill between the two, although it was not acknowledged.
 * - The analytics of a chatbot count the stored messages of its visitors, and those of deleted
 *   conversations, which its tombstones name.
 * - No message is without its conversation, and nothing without its chatbot.
 *
 * The last three may need minutes after a kill: until then it is not noticed.
 */
export async function violations(fleet: Fleet, ledger: Ledger, shops: readonly Shop[]): Promise<string[]> {
  const client = await new MongoClient(fleet.mongodbUri).connect();
  const db = client.db();
  try {
    return [
      ...ledger.wrong,
      ...(await lostExchanges(db, ledger.kept())),
      ...(await untilNone(async () => [
        ...(await wrongCounts(db, fleet, shops)),
        ...(await leftovers(db, ledger)),
      ])),
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
      const counts = await storedQuestions(db, chatbotId);
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

/** How many messages are stored of each conversation's visitor. */
async function storedQuestions(db: Db, chatbotId: ObjectId): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const messages = db
    .collection('messages')
    .find({ chatbotId }, { projection: { conversationId: 1, role: 1 } });
  for await (const { conversationId, role } of messages) {
    const id = String(conversationId);
    counts.set(id, (counts.get(id) ?? 0) + (role === 'visitor' ? 1 : 0));
  }
  return counts;
}

/** Conversations whose count of messages is not that of what is stored of their visitors. */
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

/**
 * What is stored of chatbots that are deleted, and deletions that are not over. The knowledge base
 * of a chatbot whose creation was cut off stays for an hour: a job deletes it then.
 */
async function leftovers(db: Db, ledger: Ledger): Promise<string[]> {
  const chatbots = new Set((await db.collection('chatbots').distinct('_id')).map(String));
  const found: string[] = [];
  for (const collection of await db.collections()) {
    const { collectionName: name } = collection;
    const left = await collection.distinct(isOfChatbots(name) ? '_id' : 'chatbotId');
    for (const id of left.map(String)) {
      const isAllowed = chatbots.has(id) || (name === 'knowledge' && !ledger.isDeleted(id));
      if (!isAllowed) found.push(`${name} of the deleted chatbot ${id} are left`);
    }
  }
  const erasures = await db.collection('erasures').countDocuments();
  return erasures === 0 ? found : [...found, `${erasures} accounts are still being deleted`];
}

/** Whether the documents of a collection have their chatbots' ids. */
const isOfChatbots = (name: string): boolean => name === 'totals' || name === 'chatbotDeletions';

/** Asks again until nothing is wrong, or what is wrong has had time to become right. */
async function untilNone(look: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + settlingMs;
  for (;;) {
    const found = await look().catch((error: unknown) => [`not everything was answered: ${String(error)}`]);
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause(5_000);
  }
}
