import type { ParsedBodyOf, sendMessage as call } from '@askwell/contracts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import { tellUsage, tellUsedUp } from '../payments/tell-usage.ts';
import type { StoredTurn } from './stored-turn.ts';
import { freeReply } from './free-reply.ts';
import { languageOf } from './languages.ts';
import { makeReply } from './make-reply.ts';
import { phrases } from './phrases.ts';
import type { ReplySink } from './reply-sink.ts';
import { say, type Reply } from './reply.ts';
import type { Retrieved } from './retrieval.ts';

type Asked = {
  chatbot: ChatbotDocument;
  body: Pick<ParsedBodyOf<typeof call>, 'text'>;
  acceptLanguage?: string;
  /** The owner, when the plan held one message more. */
  counted: Owner | null;
};

type Known = { recent: readonly StoredTurn[]; finding: Retrieved; lastQuestion: string | undefined };

/** A reply, and what it means for the owner. */
type Answer = (sink: ReplySink) => Promise<{ reply: Reply; settle: () => Promise<void> }>;

/**
 * Decides who answers a message: nobody has to think about small talk and repeated questions; else it is the model or the
 * owner's own texts, as long as the plan holds. Throws `chatbot_unavailable`.
 */
export async function answerer(
  services: Services,
  { chatbot, body: { text }, acceptLanguage = '', counted }: Asked,
  { recent, finding, lastQuestion = '' }: Known,
): Promise<Answer> {
  const { users, usage } = services;
  const free = freeReply({ chatbot, text, recent, finding, acceptLanguage });
  if (free) {
    const giveBack = async () => {
      if (counted) await usage.giveBack(counted.id);
    };
    return async (sink) => ({ reply: await say(sink, free), settle: giveBack });
  }
  const owner = counted ?? (await users.findById(chatbot.ownerId));
  if (!owner) throw new Problem('chatbot_unavailable');
  const language = languageOf([text, lastQuestion], acceptLanguage);
  if (!counted) {
    const usedUp = { text: phrases[language].usedUp, source: 'none', answered: false } as const;
    return async (sink) => ({ reply: await say(sink, usedUp), settle: () => tellUsedUp(services, owner) });
  }
  return async (sink) => {
    const reply = await makeReply(
      services,
      { chatbot, owner, text, language, history: recent, finding },
      sink,
    );
    return { reply, settle: () => settle(services, owner, reply, sink.gone.aborted) };
  };
}

/** What the outcome means for the owner: what did not come through the provider's fault is not counted. */
async function settle(
  services: Services,
  owner: Owner,
  { failure, source, isPartial }: Reply,
  hasVisitorLeft: boolean,
): Promise<void> {
  const { usage, users, log } = services;
  const { id, apiKey } = owner;
  const isCounted = hasVisitorLeft || failure === null || !(source === 'none' || isPartial);
  if (isCounted) await tellUsage(services, owner);
  if (hasVisitorLeft) return;
  if (failure !== null) {
    log.warn({ ownerId: id.toHexString(), failure }, 'the model did not answer');
    if (!isCounted) await usage.giveBack(id);
  }
  const status = failure === 'key_rejected' ? 'rejected' : source === 'ai' && !failure ? 'valid' : null;
  if (apiKey && status && status !== apiKey.status) await users.markApiKey(id, apiKey.sealed, status);
}
