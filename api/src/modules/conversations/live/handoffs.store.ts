import type { InboxMember } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import {
  type Contact,
  type ConversationDocument,
  type ConversationKey,
  keyOf,
} from '../conversation-documents.ts';
import { storeTurn } from '../turns.ts';
import type { Visit } from '../visits.ts';
import { type Handoff, keptEvents } from './handoff.ts';
import { handoffTimes } from './handoff-times.ts';
import { inboxLists, live, type LiveConversation } from './inbox-lists.ts';
import type { Transition } from './transitions.ts';

/**
 * The state of conversations with people, kept in the conversations' documents. Every change sets
 * `changedAt`, by which other processes find it, and adds one to `version`.
 */
export const handoffsStore = (db: Db) => {
  const conversations = db.collection<ConversationDocument>('conversations', durable);
  const after = { returnDocument: 'after' } as const;
  const changed = (at: Date) => ({ $inc: { 'handoff.version': 1 }, $max: { changedAt: at } });

  return {
    indexes: () =>
      conversations.createIndexes([
        { key: { changedAt: 1, _id: 1 } },
        { key: { ownerId: 1, 'handoff.state': 1, changedAt: -1 } },
        { key: { 'handoff.dueAt': 1 } },
      ]),

    find: (conversation: ConversationKey) => conversations.findOne(keyOf(conversation)),

    /** The first handoff of a conversation; null when it is gone, or has had one. */
    begin: async (conversation: ConversationKey, handoff: Handoff): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { ...keyOf(conversation), handoff: { $exists: false } },
          { $set: { handoff }, $max: { changedAt: handoff.requestedAt } },
          after,
        ),
      ),

    /** Null when the conversation is gone, or its state is another one. */
    apply: async (
      conversation: ConversationKey,
      { when, set, event, isSwitch, undo }: Transition,
    ): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { ...keyOf(conversation), ...when },
          {
            $set: { ...set, 'handoff.undo': undo ?? null },
            $inc: { 'handoff.version': 1, 'handoff.control': isSwitch ? 1 : 0 },
            $max: { changedAt: event.at },
            $push: { 'handoff.events': { $each: [event], $slice: -keptEvents } },
          },
          after,
        ),
      ),

    /** A visitor's message to a person. Null when the conversation is not with people any more. */
    noteVisitorMessage: async (
      { session: before, ...conversation }: LiveConversation,
      {
        text,
        at,
        seq,
        session,
        isNew,
        waitingSince,
        dueAt,
      }: {
        text: string;
        at: Date;
        seq: number;
        session: Visit;
        isNew: boolean;
        waitingSince: Date;
        dueAt: Date | null;
      },
    ): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { ...keyOf(conversation), 'handoff.state': { $in: ['waiting', 'human'] } },
          {
            $set: {
              lastMessage: text,
              // The outcome of a visit is noted by itself.
              'session.startedAt': session.startedAt,
              'session.lastAt': session.lastAt,
              'handoff.waitingSince': waitingSince,
              'handoff.snoozedUntil': null,
              'handoff.dueAt': dueAt,
            },
            ...(before.startedAt < session.startedAt && { $unset: { 'session.outcome': '' } }),
            $inc: { 'handoff.version': 1, messageCount: isNew ? 1 : 0 },
            $max: { changedAt: at, lastMessageAt: at, 'handoff.seq': seq },
            ...(isNew && {
              $push: { recent: { $each: [storeTurn({ role: 'visitor', text })], $slice: -8 } },
            }),
          },
          after,
        ),
      ),

    /** A member's message. Null when the conversation is gone. */
    noteAgentMessage: async (
      { handoff, ...conversation }: LiveConversation,
      { text, at, seq, member, dueAt, isNew }: AgentMessageNote,
    ): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { ...keyOf(conversation), handoff: { $exists: true } },
          {
            $set: {
              'handoff.waitingSince': null,
              'handoff.snoozedUntil': null,
              'handoff.typing': null,
              'handoff.dueAt': dueAt,
              ...(handoff.firstReplyAt === null && { 'handoff.firstReplyAt': at }),
            },
            $inc: { 'handoff.version': 1 },
            $max: {
              changedAt: at,
              lastMessageAt: at,
              'handoff.seq': seq,
              [`handoff.seen.${member.id}`]: seq,
            },
            ...(isNew && { $push: { recent: { $each: [storeTurn({ role: 'bot', text })], $slice: -8 } } }),
          },
          after,
        ),
      ),

    /** The chatbot answered in a conversation that people have had. */
    noteExchange: (conversation: ConversationKey, at: Date, seq: number) =>
      conversations.updateOne(
        { ...keyOf(conversation), handoff: { $exists: true } },
        { $inc: { 'handoff.version': 1 }, $max: { changedAt: at, 'handoff.seq': seq } },
      ),

    /** What the visitor left to be answered to, if they have not left it before. */
    leaveContact: (conversation: ConversationKey, contact: Contact) =>
      conversations.updateOne(keyOf(conversation), { $set: { contact } }),

    /** Only for the link in a mail about this conversation, which proves the right to it. */
    unsubscribe: (id: ObjectId) =>
      conversations.updateOne(
        { _id: id, contact: { $ne: null } },
        { $set: { 'contact.isUnsubscribed': true } },
      ),

    /** Says who types; null is the visitor. */
    noteTyping: (conversation: ConversationKey, member: InboxMember | null, at: Date) =>
      conversations.updateOne(
        { ...keyOf(conversation), 'handoff.state': { $in: ['waiting', 'human'] } },
        { ...changed(at), $set: { 'handoff.typing': { member, at } } },
      ),

    /** Null when the conversation is gone, or was never with people. */
    noteSeen: async (conversation: ConversationKey, memberId: string, seq: number, at: Date) =>
      live(
        await conversations.findOneAndUpdate(
          { ...keyOf(conversation), handoff: { $exists: true } },
          { ...changed(at), $set: { [`handoff.seen.${memberId}`]: seq } },
          after,
        ),
      ),

    /** Says that a note was added. */
    noteNoted: (conversation: ConversationKey, at: Date) =>
      conversations.updateOne(
        { ...keyOf(conversation), handoff: { $exists: true } },
        { ...changed(at), $set: { 'handoff.notedAt': at } },
      ),

    /** What the visitor has received; no change that others hear of. */
    noteVisitorSeen: (conversation: ConversationKey, seq: number) =>
      conversations.updateOne(
        { ...keyOf(conversation), handoff: { $exists: true } },
        { $max: { 'handoff.visitorSeen': seq } },
      ),

    /** All that changed since an instant, of every account: for the delivery to open streams. */
    changedSince: async (since: Date): Promise<LiveConversation[]> => {
      const found = await conversations
        .find({ changedAt: { $gt: since } })
        .sort({ changedAt: 1 })
        .toArray();
      return found.flatMap((conversation) => live(conversation) ?? []);
    },

    /** The conversation whose step of time has been due for longest, held until `heldUntil`. */
    claimDue: async (now: Date, heldUntil: Date): Promise<LiveConversation | null> => {
      const isDue = { 'handoff.dueAt': { $gt: new Date(0), $lte: now } };
      // MongoDB before 7.1 claims in a sharded collection only with the whole shard key.
      for (;;) {
        const due = await conversations.findOne(isDue, {
          sort: { 'handoff.dueAt': 1 },
          projection: { chatbotId: 1, ownerId: 1 },
        });
        if (!due) return null;
        const set = { $set: { 'handoff.dueAt': heldUntil } };
        const claimed = live(await conversations.findOneAndUpdate({ ...keyOf(due), ...isDue }, set, after));
        if (claimed) return claimed;
      }
    },

    setDue: (conversation: ConversationKey, version: number, dueAt: Date | null) =>
      conversations.updateOne(
        { ...keyOf(conversation), 'handoff.version': version },
        { $set: { 'handoff.dueAt': dueAt } },
      ),

    ...handoffTimes(conversations),
    ...inboxLists(conversations),

    /** The conversations of a visitor, the latest first. */
    ofVisitor: (ownerId: ObjectId, chatbotId: ObjectId, visitorId: string, limit: number) =>
      conversations
        .find({ chatbotId, ownerId, visitorId })
        .sort({ lastMessageAt: -1 })
        .limit(limit)
        .toArray(),
  };
};
export type HandoffsStore = ReturnType<typeof handoffsStore>;

type AgentMessageNote = {
  text: string;
  at: Date;
  seq: number;
  member: InboxMember;
  dueAt: Date | null;
  isNew: boolean;
};
