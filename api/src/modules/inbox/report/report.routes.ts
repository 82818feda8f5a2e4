import { Router } from '@koa/router';
import { getPeopleReport } from '@askwell/contracts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { instantsOf, periodOf } from '../../../kernel/periods.ts';
import { type ChatbotsStore, ownChatbot } from '../../chatbots/index.ts';
import type { MessageDocument, MessagesStore } from '../../conversations/index.ts';
import type { HandoffsStore } from '../../conversations/live.index.ts';
import { questionIn } from '../faq/draft-faq.ts';
import { peopleReport } from './people-report.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: ChatbotsStore;
  handoffs: Pick<HandoffsStore, 'requestedBetween'>;
  messages: Pick<MessagesStore, 'listOf'>;
  clock: Clock;
};

/** The most requests of a period, and the latest ones, whose questions are grouped. */
const mostRequests = 2_000;
const mostGrouped = 100;

/** How soon people answered visitors. */
export const reportRoutes = (needs: Needs): Router => {
  const { endpoint, handoffs, messages, clock } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, getPeopleReport, async ({ owner, params, query }) => {
    const chatbot = await own(owner, params.id);
    const period = instantsOf(periodOf(query.timeRange, query.timeZone, clock()));
    const requested = await handoffs.requestedBetween(owner.id, chatbot._id, period, mostRequests);
    const said = await messages.listOf(
      owner.id,
      chatbot._id,
      requested.slice(0, mostGrouped).map(({ _id }) => _id),
    );
    const report = peopleReport(chatbot.handoff, requested, questionsIn(said));
    return { success: true, data: { report } };
  });

  return router;
};

/** What the visitor asked a person, by the hex form of the conversation's id. */
function questionsIn(said: readonly MessageDocument[]): Map<string, string> {
  const conversations = new Map<string, MessageDocument[]>();
  for (const message of said) {
    const id = message.conversationId.toHexString();
    conversations.set(id, [...(conversations.get(id) ?? []), message]);
  }
  return new Map(
    [...conversations].flatMap(([id, messages]): [string, string][] => {
      const question = questionIn(messages);
      return question === null ? [] : [[id, question]];
    }),
  );
}
