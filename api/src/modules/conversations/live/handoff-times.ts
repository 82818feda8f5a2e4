import type { Collection, ObjectId } from 'mongodb';
import type { ConversationDocument } from '../conversation-documents.ts';

/** Reads when people were asked for and answered, for the usual time of a reply. */
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
});
