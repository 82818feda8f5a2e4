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
      const counted = await Promise.allSettled(exchanges.map((exchange) => count(needs, exchange)));
      const kept = await Promise.allSettled(exchanges.map((exchange) => removeOrphans(needs, exchange)));
      const failure = [...counted, ...kept].find(({ status }) => status === 'rejected');
      if (failure?.status !== 'rejected') return;
      outages.note();
      log.error({ error: failure.reason }, 'exchanges could not be counted; their hours will be recounted');
    },
    { delayMs, mostWaiting },
  );

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
  });
};

/**
 * A deletion takes a chatbot offline before it removes everything. So if the chatbot is still
 * online after the exchange was stored and counted, the deletion will remove that too.
 */
async function removeOrphans(
  { chatbots, conversations, messages, counting }: Needs,
  { chatbot, conversationId, question, reply }: Exchange,
): Promise<void> {
  const { _id: chatbotId, ownerId } = chatbot;
  if (await chatbots.isOnline(chatbotId)) return;
  await messages.removeAll(ownerId, chatbotId, [question.id, reply.id]);
  await conversations.remove({ _id: conversationId, chatbotId, ownerId });
  await counting.forget(chatbotId);
}
