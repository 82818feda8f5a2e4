import type { ObjectId } from 'mongodb';
import {
  type ConversationDocument,
  type ConversationsStore,
  type DeletedConversationsStore,
  type ExchangeFigures,
  exchangesIn,
  type CountedMessage,
  type MessagesStore,
  type StoredExchange,
} from '../../conversations/index.ts';

type Needs = {
  conversations: ConversationsStore;
  messages: MessagesStore;
  deletedConversations: DeletedConversationsStore;
};

export type Hours = { ownerId: ObjectId; chatbotId: ObjectId; from: Date; to: Date };

/** A conversation, stored or deleted since, with the figures of its exchanges. */
export type CountedConversation = Pick<ConversationDocument, 'visitorId' | 'rating' | 'ratedAt'> & {
  figures: ExchangeFigures[];
};

/** A conversation that is still stored. */
export type StoredConversation = CountedConversation & {
  conversation: ConversationDocument;
  exchanges: StoredExchange[];
};

/**
 * All conversations of the visitors who wrote in some hours, and the messages without a
 * conversation.
 */
export async function conversationsOfHours(
  { conversations, messages, deletedConversations }: Needs,
  { ownerId, chatbotId, from, to }: Hours,
): Promise<{
  held: StoredConversation[];
  deleted: CountedConversation[];
  orphans: Pick<CountedMessage, '_id' | 'at'>[];
}> {
  const tombstones = await deletedConversations.of(ownerId, chatbotId);
  const said = await messages.between(ownerId, chatbotId, from, to);
  const touched = await conversations.byIds(
    ownerId,
    chatbotId,
    said.map(({ conversationId }) => conversationId),
  );
  const deleted = tombstones.map(({ exchanges = {}, ...rest }) => ({
    ...rest,
    figures: Object.values(exchanges).toSorted(inOrder),
  }));
  const isWithin = ({ askedAt }: ExchangeFigures) => askedAt >= from && askedAt < to;
  const visitorIds = new Set([
    ...touched.map(({ visitorId }) => visitorId),
    ...deleted.filter(({ figures }) => figures.some(isWithin)).map(({ visitorId }) => visitorId),
  ]);

  const all = await conversations.ofVisitors(ownerId, chatbotId, [...visitorIds]);
  const saidIn = byConversation(
    await messages.countedOf(
      ownerId,
      chatbotId,
      all.map(({ _id }) => _id),
    ),
  );
  // Also messages that were stored while their conversation was deleted have none.
  const stored = new Set(touched.map(({ _id }) => _id.toHexString()));
  return {
    held: all.map((conversation) => {
      const exchanges = exchangesIn(saidIn.get(conversation._id.toHexString()) ?? []);
      const { visitorId, rating, ratedAt } = conversation;
      return {
        visitorId,
        rating,
        ratedAt,
        conversation,
        exchanges,
        figures: exchanges.map(({ figures }) => figures),
      };
    }),
    deleted: deleted.filter(({ visitorId }) => visitorIds.has(visitorId)),
    orphans: said.filter(({ conversationId }) => !stored.has(conversationId.toHexString())),
  };
}

const inOrder = (one: ExchangeFigures, other: ExchangeFigures): number =>
  one.askedAt.getTime() - other.askedAt.getTime();

function byConversation(said: readonly CountedMessage[]): Map<string, CountedMessage[]> {
  const conversations = new Map<string, CountedMessage[]>();
  for (const message of said) {
    const key = message.conversationId.toHexString();
    const before = conversations.get(key);
    if (before) before.push(message);
    else conversations.set(key, [message]);
  }
  return conversations;
}
