import type { DatabaseOutages } from '../../../kernel/outages.ts';
import type { Logger } from '../../../kernel/log.ts';
import { writeBehind, type WriteBehind } from '../../../kernel/batches/write-behind.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { ConversationListener } from '../conversation-events.ts';
import type { ConversationsStore } from '../conversations.store.ts';
import { type Exchange, repliedAtOf } from './exchange.ts';
import type { MessagesStore } from '../messages.store.ts';
import { originsOf } from './stored-exchanges.ts';

type Needs = {
  chatbots: Pick<ChatbotsStore, 'isOnline'>;
  conversations: Pick<ConversationsStore, 'remove'>;
  messages: Pick<MessagesStore, 'removeAll'>;
  counting: Pick<ConversationListener, 'exchanged' | 'forget'>;
  outages: Pick<DatabaseOutages, 'note'>;
  log: Logger;
};

/** How long an exchange may wait to be counted, in milliseconds. */
const delayMs = 100;
const mostWaiting = 500;

/**
 * Counts stored exchanges, those of a tenth of a second together (decision 0050), and removes what
 * was stored of a chatbot that was deleted meanwhile. What a killed process had not counted, or
 * what failed, is recounted from the messages.
 */
export const followUpExchanges = (needs: Needs): WriteBehind<Exchange> =>
  writeBehind(
    async (exchanges) => {
      const { outages, log } = needs;
      const counted = await Promise.allSettled(exchanges.map(async (exchange) => count(needs, exchange)));
      const checked = await Promise.allSettled(
        [...byChatbot(exchanges).values()].map((ofOne) => removeOrphans(needs, ofOne)),
      );
      const failure = [...counted, ...checked].find(({ status }) => status === 'rejected');
      if (failure?.status !== 'rejected') return;
      outages.note(earliest(exchanges));
      log.error({ error: failure.reason }, 'exchanges could not be counted; their hours will be recounted');
    },
    {
      delayMs,
      mostWaiting,
      onError: (error) => needs.log.error({ error }, 'exchanges were not followed up'),
    },
  );

/** Exchanges by the hex form of their chatbot's id. */
function byChatbot(exchanges: readonly Exchange[]): Map<string, Exchange[]> {
  const chatbots = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const id = exchange.chatbot._id.toHexString();
    chatbots.set(id, [...(chatbots.get(id) ?? []), exchange]);
  }
  return chatbots;
}

const earliest = (exchanges: readonly Exchange[]): Date =>
  new Date(Math.min(...exchanges.map(({ question }) => question.at.getTime())));

const count = ({ counting }: Needs, exchange: Exchange): Promise<void> => {
  const { chatbot, before, visitorId, question, reply } = exchange;
  return counting.exchanged({
    chatbotId: chatbot._id,
    visitorId,
    visit: before?.session ?? null,
    askedAt: question.at,
    repliedAt: repliedAtOf(exchange),
    responseMs: reply.lastTokenMs,
    topic: reply.topic,
    origins: originsOf(reply),
    isUnresolved: reply.isGap,
  });
};

/**
 * Removes what was stored of exchanges of one chatbot if it was deleted meanwhile: a deletion takes
 * a chatbot offline before it removes everything. So if it is still online after the exchanges were
 * stored and counted, the deletion will remove that too. The messages go last, since a process that
 * is killed here finds the chatbot by them (`deleteLeftovers`).
 */
async function removeOrphans(
  { chatbots, conversations, messages, counting }: Needs,
  exchanges: readonly Exchange[],
): Promise<void> {
  const [one] = exchanges;
  if (!one || (await chatbots.isOnline(one.chatbot._id))) return;
  const { _id: chatbotId, ownerId } = one.chatbot;
  await counting.forget(chatbotId);
  for (const { conversationId } of exchanges) {
    await conversations.remove({ _id: conversationId, chatbotId, ownerId });
  }
  const ids = exchanges.flatMap(({ question, reply }) => [question.id, reply.id]);
  await messages.removeAll(ownerId, chatbotId, ids);
}
