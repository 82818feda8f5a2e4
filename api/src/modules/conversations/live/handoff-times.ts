import type { Collection, ObjectId } from 'mongodb';
import type { ConversationDocument } from '../conversation-documents.ts';
import type { Handoff } from './handoff.ts';

/** A conversation in which a person was asked for, with the times of that. */
export type RequestedConversation = {
  _id: ObjectId;
  handoff: Pick<Handoff, 'requestedAt' | 'firstReplyAt' | 'closedAt' | 'assignee'>;
};

/**
 * Reads when people were asked for, answered and closed conversations, for averages and reports.
 */
export const handoffTimes = (conversations: Collection<ConversationDocument>) => ({
  /** When people were asked for and first answered, the latest first. */
  answeredSince: async (ownerId: ObjectId, chatbotId: ObjectId, since: Date, limit: number) => {
    const found = await conversations
      .find(
        {
          ownerId,
          'handoff.state': { $in: ['human', 'closed', 'bot'] },
          changedAt: { $gt: since },
          chatbotId,
          'handoff.firstReplyAt': { $gt: since },
        },
        { projection: { 'handoff.requestedAt': 1, 'handoff.firstReplyAt': 1 } },
      )
      .sort({ changedAt: -1 })
      .limit(limit)
      .toArray();
    return found.flatMap(({ handoff }) =>
      handoff?.firstReplyAt ? { requestedAt: handoff.requestedAt, firstReplyAt: handoff.firstReplyAt } : [],
    );
  },

  /** The conversations in which a person was asked for in `[from, to)`, the latest first. */
  requestedBetween: async (
    ownerId: ObjectId,
    chatbotId: ObjectId,
    { from, to }: { from: Date; to: Date },
    limit: number,
  ): Promise<RequestedConversation[]> => {
    const found = await conversations
      .find(
        {
          ownerId,
          'handoff.state': { $in: ['bot', 'waiting', 'human', 'closed'] },
          changedAt: { $gte: from },
          chatbotId,
          'handoff.reason': { $ne: 'member' },
          'handoff.requestedAt': { $gte: from, $lt: to },
        },
        {
          projection: {
            'handoff.requestedAt': 1,
            'handoff.firstReplyAt': 1,
            'handoff.closedAt': 1,
            'handoff.assignee': 1,
          },
        },
      )
      .sort({ changedAt: -1 })
      .limit(limit)
      .toArray();
    return found.flatMap(({ _id, handoff }) => (handoff ? { _id, handoff } : []));
  },
});
