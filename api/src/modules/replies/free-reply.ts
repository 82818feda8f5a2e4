import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { StoredTurn } from './stored-turn.ts';
import { earlierReply } from './repeated-question.ts';
import type { Said } from './reply.ts';
import type { Retrieved } from './retrieval.ts';
import { smallTalkReply } from './small-talk.ts';

type Asked = {
  chatbot: Pick<ChatbotDocument, 'name' | 'knowledgeId' | 'exactAnswers'>;
  text: string;
  recent: readonly StoredTurn[];
  finding: Retrieved;
  acceptLanguage: string;
};

/**
 * The reply that costs the model nothing and the owner no message of the plan: to small talk, and to a question that was
 * answered before in the same conversation. Null for every other. Who has an FAQ for 'Hello' means that one.
 */
export function freeReply({ chatbot, text, recent, finding, acceptLanguage }: Asked): Said | null {
  if (finding.confidence < 1) {
    const lastReply = recent.findLast(({ role }) => role === 'model')?.text;
    const talk = smallTalkReply({ text, name: chatbot.name, lastReply, acceptLanguage });
    if (talk !== null) return { text: talk, source: 'none', answered: true, isSmallTalk: true };
  }
  const earlier = earlierReply(recent, text, finding, chatbot);
  if (!earlier) return null;
  const places = earlier.cited.map((ref) => finding.matches.findIndex((match) => match.ref === ref));
  return {
    text: earlier.text,
    source: earlier.source,
    answered: true,
    cited: places.filter((place) => place !== -1),
  };
}
