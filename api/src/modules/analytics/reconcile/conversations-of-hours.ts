import type { ObjectId } from 'mongodb';
import {
  type ConversationDocument,
  type ConversationsStore,
  type DeletedConversationsStore,
  type ExchangeFigures,
  exchangesIn,
  type MessageDocument,
  type MessagesStore,
  type StoredExchange,
} from '../../conversations/index.ts';

type Needs = {
  conversations: ConversationsStore;
  messages: MessagesStore;
  deletedConversations: DeletedConversationsStore;
};

export type Hours = { ownerId: ObjectId; chatbotId: ObjectId; from: Date; to: Date };

/** A conversation that is there, or was, and what was spoken in it. */
export type KnownTalk = Pick<ConversationDocument, 'visitorId' | 'rating' | 'ratedAt'> & {
  spoken: ExchangeFigures[];
};

/** One that is there. */
export type HeldTalk = KnownTalk & {
  conversation: ConversationDocument;
  exchanges: StoredExchange[];
};

/** Everything that the visitors of some hours ever said in the conversations that are known, those hours being a part of it. */
export async function knownTalks(
  { conversations, messages, deletedConversations }: Needs,
  { ownerId, chatbotId, from, to }: Hours,
): Promise<{ held: HeldTalk[]; deleted: KnownTalk[]; orphans: MessageDocument[] }> {
  const departed = await deletedConversations.of(ownerId, chatbotId);
  const said = await messages.between(ownerId, chatbotId, from, to);
  const touched = await conversations.byIds(
    ownerId,
    said.map(({ conversationId }) => conversationId),
  );
  const deleted = departed.map(({ exchanges, ...rest }) => ({
    ...rest,
    spoken: Object.values(exchanges).toSorted(inOrder),
  }));
  const isWithin = ({ askedAt }: ExchangeFigures) => askedAt >= from && askedAt < to;
  const visitorIds = new Set([
    ...touched.map(({ visitorId }) => visitorId),
    ...deleted.filter(({ spoken }) => spoken.some(isWithin)).map(({ visitorId }) => visitorId),
  ]);

  const all = await conversations.ofVisitors(ownerId, chatbotId, [...visitorIds]);
  const saidIn = byConversation(
    await messages.listOf(
      ownerId,
      all.map(({ _id }) => _id),
    ),
  );
  const known = new Set([...touched, ...departed].map(({ _id }) => _id.toHexString()));
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
        spoken: exchanges.map(({ figures }) => figures),
      };
    }),
    deleted: deleted.filter(({ visitorId }) => visitorIds.has(visitorId)),
    orphans: said.filter(({ conversationId }) => !known.has(conversationId.toHexString())),
  };
}

const inOrder = (one: ExchangeFigures, other: ExchangeFigures): number =>
  one.askedAt.getTime() - other.askedAt.getTime();

function byConversation(said: readonly MessageDocument[]): Map<string, MessageDocument[]> {
  const conversations = new Map<string, MessageDocument[]>();
  for (const message of said) {
    const key = message.conversationId.toHexString();
    const before = conversations.get(key);
    if (before) before.push(message);
    else conversations.set(key, [message]);
  }
  return conversations;
}
