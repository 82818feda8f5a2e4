import type { InboxMember } from '@askwell/contracts';
import type { Db, Filter, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import type { Contact, ConversationDocument } from '../conversations.store.ts';
import { storeTurn } from '../turns.ts';
import type { Visit } from '../visits.ts';
import { type Handoff, keptEvents } from './handoff.ts';
import { handoffTimes } from './handoff-times.ts';
import type { Transition } from './transitions.ts';

/** A conversation in which a person was asked for, or has taken part. */
export type LiveConversation = ConversationDocument & { handoff: Handoff; changedAt: Date };

/** A position in the inbox, which is ordered by the latest changes. */
export type InboxCursor = { at: Date; id: ObjectId };

export type InboxChoice = { filter: Filter<ConversationDocument>; before: InboxCursor | null; limit: number };

/**
 * The state of conversations with people, kept in the conversations' documents. Every change sets
 * `changedAt`, by which other processes find it, and adds one to `version`.
 */
export const handoffsStore = (db: Db) => {
  const conversations = db.collection<ConversationDocument>('conversations', durable);
  const after = { returnDocument: 'after' } as const;
  const changed = (at: Date) => ({ $inc: { 'handoff.version': 1 }, $max: { changedAt: at } });
  const live = (conversation: ConversationDocument | null): LiveConversation | null => {
    const { handoff, changedAt } = conversation ?? {};
    return conversation && handoff && changedAt ? { ...conversation, handoff, changedAt } : null;
  };

  return {
    indexes: () =>
      conversations.createIndexes([
        { key: { changedAt: 1, _id: 1 } },
        { key: { ownerId: 1, 'handoff.state': 1, changedAt: -1 } },
        { key: { 'handoff.dueAt': 1 } },
      ]),

    find: (ownerId: ObjectId, id: ObjectId) => conversations.findOne({ _id: id, ownerId }),

    /** The first handoff of a conversation; null when it is gone, or has had one. */
    begin: async (ownerId: ObjectId, id: ObjectId, handoff: Handoff): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { _id: id, ownerId, handoff: { $exists: false } },
          { $set: { handoff }, $max: { changedAt: handoff.requestedAt } },
          after,
        ),
      ),

    /** Null when the conversation is gone, or its state is another one. */
    apply: async (
      ownerId: ObjectId,
      id: ObjectId,
      { when, set, event, isSwitch }: Transition,
    ): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { _id: id, ownerId, ...when },
          {
            $set: set,
            $inc: { 'handoff.version': 1, 'handoff.control': isSwitch ? 1 : 0 },
            $max: { changedAt: event.at },
            $push: { 'handoff.events': { $each: [event], $slice: -keptEvents } },
          },
          after,
        ),
      ),

    /** A visitor's message to a person. Null when the conversation is not with people any more. */
    noteVisitorMessage: async (
      { ownerId, _id, session: before }: LiveConversation,
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
          { _id, ownerId, 'handoff.state': { $in: ['waiting', 'human'] } },
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
      { ownerId, _id, handoff }: LiveConversation,
      { text, at, seq, member, dueAt, isNew }: AgentMessageNote,
    ): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { _id, ownerId, handoff: { $exists: true } },
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
    noteExchange: (ownerId: ObjectId, id: ObjectId, at: Date, seq: number) =>
      conversations.updateOne(
        { _id: id, ownerId, handoff: { $exists: true } },
        { $inc: { 'handoff.version': 1 }, $max: { changedAt: at, 'handoff.seq': seq } },
      ),

    /** What the visitor left to be answered to, if they have not left it before. */
    leaveContact: (ownerId: ObjectId, id: ObjectId, contact: Contact) =>
      conversations.updateOne({ _id: id, ownerId }, { $set: { contact } }),

    /** Only for the link in a mail about this conversation, which proves the right to it. */
    unsubscribe: (id: ObjectId) =>
      conversations.updateOne(
        { _id: id, contact: { $ne: null } },
        { $set: { 'contact.isUnsubscribed': true } },
      ),

    /** Says who types; null is the visitor. */
    noteTyping: (ownerId: ObjectId, id: ObjectId, member: InboxMember | null, at: Date) =>
      conversations.updateOne(
        { _id: id, ownerId, 'handoff.state': { $in: ['waiting', 'human'] } },
        { ...changed(at), $set: { 'handoff.typing': { member, at } } },
      ),

    /** Null when the conversation is gone, or was never with people. */
    noteSeen: async (ownerId: ObjectId, id: ObjectId, memberId: string, seq: number, at: Date) =>
      live(
        await conversations.findOneAndUpdate(
          { _id: id, ownerId, handoff: { $exists: true } },
          { ...changed(at), $set: { [`handoff.seen.${memberId}`]: seq } },
          after,
        ),
      ),

    /** Says that a note was added. */
    noteNoted: (ownerId: ObjectId, id: ObjectId, at: Date) =>
      conversations.updateOne(
        { _id: id, ownerId, handoff: { $exists: true } },
        { ...changed(at), $set: { 'handoff.notedAt': at } },
      ),

    /** What the visitor has received; no change that others hear of. */
    noteVisitorSeen: (ownerId: ObjectId, id: ObjectId, seq: number) =>
      conversations.updateOne(
        { _id: id, ownerId, handoff: { $exists: true } },
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

    /** The same of one account. */
    changedOf: async (ownerId: ObjectId, since: Date, limit: number): Promise<LiveConversation[]> => {
      const found = await conversations
        .find({
          ownerId,
          'handoff.state': { $in: ['bot', 'waiting', 'human', 'closed'] },
          changedAt: { $gt: since },
        })
        .limit(limit)
        .toArray();
      return found.flatMap((conversation) => live(conversation) ?? []);
    },

    /** A page of an account's inbox, the latest change first. */
    page: (ownerId: ObjectId, { filter, before, limit }: InboxChoice) =>
      conversations
        .find({
          ownerId,
          ...filter,
          ...(before && {
            $or: [{ changedAt: { $lt: before.at } }, { changedAt: before.at, _id: { $lt: before.id } }],
          }),
        })
        .sort({ changedAt: -1, _id: -1 })
        .limit(limit)
        .toArray(),

    /** A page of all conversations of some chatbots, the latest message first. */
    pageOfAll: (
      ownerId: ObjectId,
      chatbotIds: readonly ObjectId[],
      { before, limit }: Omit<InboxChoice, 'filter'>,
    ) =>
      conversations
        .find({
          chatbotId: { $in: [...chatbotIds] },
          ownerId,
          ...(before && {
            $or: [
              { lastMessageAt: { $lt: before.at } },
              { lastMessageAt: before.at, _id: { $lt: before.id } },
            ],
          }),
        })
        .sort({ lastMessageAt: -1, _id: -1 })
        .limit(limit)
        .toArray(),

    count: (ownerId: ObjectId, filter: Filter<ConversationDocument>): Promise<number> =>
      conversations.countDocuments({ ownerId, ...filter }),

    /** The conversation whose step of time has been due for longest, held until `heldUntil`. */
    claimDue: async (now: Date, heldUntil: Date): Promise<LiveConversation | null> =>
      live(
        await conversations.findOneAndUpdate(
          { 'handoff.dueAt': { $gt: new Date(0), $lte: now } },
          { $set: { 'handoff.dueAt': heldUntil } },
          { sort: { 'handoff.dueAt': 1 }, ...after },
        ),
      ),

    setDue: (ownerId: ObjectId, id: ObjectId, version: number, dueAt: Date | null) =>
      conversations.updateOne(
        { _id: id, ownerId, 'handoff.version': version },
        { $set: { 'handoff.dueAt': dueAt } },
      ),

    ...handoffTimes(conversations),

    /** The conversations that a member has. */
    ofMember: (ownerId: ObjectId, memberId: string) =>
      conversations.find({ ownerId, 'handoff.state': 'human', 'handoff.assignee.id': memberId }).toArray(),

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
