import type { Collection, Filter, ObjectId } from 'mongodb';
import type { ConversationDocument } from '../conversation-documents.ts';
import type { Handoff } from './handoff.ts';

/** A conversation in which a person was asked for, or has taken part. */
export type LiveConversation = ConversationDocument & { handoff: Handoff; changedAt: Date };

/** The conversation; null where only the chatbot has answered in it. */
export const live = (conversation: ConversationDocument | null): LiveConversation | null => {
  const { handoff, changedAt } = conversation ?? {};
  return conversation && handoff && changedAt ? { ...conversation, handoff, changedAt } : null;
};

/** A position in the inbox, which is ordered by the latest changes. */
export type InboxCursor = { at: Date; id: ObjectId };

export type InboxChoice = { filter: Filter<ConversationDocument>; before: InboxCursor | null; limit: number };

/** Reads the conversations of all chatbots of an account, for its members. */
export const inboxLists = (conversations: Collection<ConversationDocument>) => ({
  /** A conversation of any of an account's chatbots. */
  findIn: (ownerId: ObjectId, chatbotIds: readonly ObjectId[], id: ObjectId) =>
    conversations.findOne({ _id: id, chatbotId: { $in: [...chatbotIds] }, ownerId }),

  /** Those of an account that changed since an instant. */
  changedOf: async (
    ownerId: ObjectId,
    chatbotIds: readonly ObjectId[],
    since: Date,
    limit: number,
  ): Promise<LiveConversation[]> => {
    const found = await conversations
      .find({
        chatbotId: { $in: [...chatbotIds] },
        ownerId,
        'handoff.state': { $in: ['bot', 'waiting', 'human', 'closed'] },
        changedAt: { $gt: since },
      })
      .limit(limit)
      .toArray();
    return found.flatMap((conversation) => live(conversation) ?? []);
  },

  /** A page of an account's inbox, the latest change first. */
  page: (ownerId: ObjectId, chatbotIds: readonly ObjectId[], { filter, before, limit }: InboxChoice) =>
    conversations
      .find({
        chatbotId: { $in: [...chatbotIds] },
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
          $or: [{ lastMessageAt: { $lt: before.at } }, { lastMessageAt: before.at, _id: { $lt: before.id } }],
        }),
      })
      .sort({ lastMessageAt: -1, _id: -1 })
      .limit(limit)
      .toArray(),

  count: (
    ownerId: ObjectId,
    chatbotIds: readonly ObjectId[],
    filter: Filter<ConversationDocument>,
  ): Promise<number> =>
    conversations.countDocuments({ chatbotId: { $in: [...chatbotIds] }, ownerId, ...filter }),

  /** The conversations that a member has. */
  ofMember: (ownerId: ObjectId, chatbotIds: readonly ObjectId[], memberId: string) =>
    conversations
      .find({
        chatbotId: { $in: [...chatbotIds] },
        ownerId,
        'handoff.state': 'human',
        'handoff.assignee.id': memberId,
      })
      .toArray(),
});
