import {
  type HandoffStatus,
  limits,
  type ParsedBodyOf,
  type ReplyEvents,
  type sendMessage,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { isStorageFailing } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { UsersStore } from '../accounts/index.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import {
  citedSources,
  type IdentifyVisitor,
  readTurn,
  recordExchange,
  type RecordNeeds,
} from '../conversations/exchanges.index.ts';
import type { ConversationDocument, ConversationsStore, ConversationTokens } from '../conversations/index.ts';
import type { PersonMessages } from '../inbox/index.ts';
import type { Quota } from '../quota/index.ts';
import { deliverReply } from './deliver/deliver-reply.ts';
import type { ReplySink } from './deliver/reply-sink.ts';
import type { ModelNeeds } from './model/model-reply.ts';
import { languageOf } from './language/languages.ts';
import { substituteReply } from './plan/exact-reply.ts';
import { asksForPerson } from './plan/asks-for-person.ts';
import { asksNothing, planReply } from './plan/plan-reply.ts';
import type { ReplyPlan } from './plan/reply-plan.ts';
import { suggestionsFor } from './plan/suggestions.ts';
import { exchangeReplyOf, replyOf, type Reply } from './reply.ts';
import type { Retrieval } from '../knowledge/index.ts';

export type AnswerNeeds = ModelNeeds &
  RecordNeeds & {
    identifyVisitor: IdentifyVisitor;
    quota: Quota;
    users: Pick<UsersStore, 'markApiKey' | 'restApiKey'>;
    conversations: Pick<ConversationsStore, 'find'>;
    conversationTokens: ConversationTokens;
    retrieval: Pick<Retrieval, 'find'>;
    personMessages: PersonMessages;
  };

export type Message = {
  chatbot: ChatbotDocument;
  body: ParsedBodyOf<typeof sendMessage>;
  /** The languages that the visitor's browser asks for; nothing for a program. */
  acceptLanguage?: string;
  /** A program asks, whom no person can answer. */
  isProgram?: boolean;
};

/** How a reply ends: with what the visitor is told, or broken off. */
type Ended = ReplyEvents['done'] | Problem;

export type Answer = (needs: AnswerNeeds, message: Message, sink: ReplySink) => Promise<void>;

/**
 * Answers a visitor's message: charges the owner's quota, plans the reply, delivers it to the sink
 * and stores the exchange. Throws, before anything is sent: `conversation_full`,
 * `chatbot_unavailable`.
 */
export async function answerMessage(needs: AnswerNeeds, message: Message, sink: ReplySink): Promise<void> {
  const { quota, conversationTokens, retrieval, clock } = needs;
  const { chatbot, body, acceptLanguage = '', isProgram = false } = message;
  const { text } = body;
  const replyId = new ObjectId();

  const end = await quota.charge<Ended>(chatbot.ownerId, async (charging) => {
    const [account, before] = await Promise.all([charging, conversationToContinue(needs, message)]);
    const { owner, isWithinQuota } = account;
    if (!owner) throw new Problem('chatbot_unavailable');
    const recent = (before?.recent ?? []).map(readTurn);
    const hasPeople = chatbot.handoff.isOn && !isProgram;
    const asked = { chatbot, text, acceptLanguage, recent, hasPeople };
    if (before && needs.personMessages.isForPerson(chatbot, before, () => asksNothing(asked))) {
      return { result: await sendToPerson(needs, message, before, sink), isCharged: false };
    }
    // The visitor may begin a new conversation at once.
    if (isFull(before)) throw new Problem('conversation_full', { retryAfter: 1 });
    const conversationId = before?._id ?? new ObjectId();
    const question = { id: new ObjectId(), text, at: clock() };

    const lastQuestion = recent.findLast(({ role }) => role === 'visitor')?.text;
    const finding = await retrieval.find(chatbot, {
      text,
      before: lastQuestion,
      owner: asksNothing(asked) ? null : owner,
    });
    const plan = planReply({ ...asked, finding, isWithinQuota });

    await sink.start({
      conversationId: conversationId.toHexString(),
      conversationToken: conversationTokens.issue(chatbot._id.toHexString(), conversationId.toHexString()),
      messageId: replyId.toHexString(),
    });
    const watch = before && plan.kind === 'model' ? needs.personMessages.watch(chatbot, before) : null;
    const delivery = { chatbot, owner, text, history: recent, finding, taken: watch?.taken };
    const delivered = await deliverReply(needs, plan, delivery, sink).finally(() => watch?.release());
    const isTaken = watch?.taken.aborted ?? false;
    const now = before && plan.kind === 'model' ? await again(needs, before) : before;
    if (now && isTaken && delivered.text === '') {
      const { seq } = await needs.personMessages.receive(now, body);
      const messageId = replyId.toHexString();
      const result: Ended = { messageId, answered: false, source: 'human', suggestions: [], seq };
      return { result, isCharged: false };
    }
    const stored = exchangeReplyOf(delivered, finding);
    const record = async () =>
      recordExchange(needs, {
        chatbot,
        conversationId,
        // A model takes seconds, in which a person may have come in.
        before: now,
        visitorId: body.visitorId,
        visitor: await needs.identifyVisitor(chatbot, body.visitor),
        question,
        reply: { ...stored, id: replyId },
      });
    await record().catch((error: unknown) => {
      // The visitor has the reply; that the disk has just become full ends it no worse.
      if (!isStorageFailing(error)) throw error;
      needs.log.error({ error }, 'an exchange could not be stored');
    });
    const hasVisitorLeft = sink.gone.aborted;
    if (plan.kind === 'model' && !hasVisitorLeft && !isTaken) await noteOutcome(needs, owner, delivered);
    const handoff = isTaken ? 'human' : await handOff(needs, message, conversationId);
    const offersContact = delivered.offersContact || (stored.isGap && isSecondMiss(chatbot, before));
    const sources = citedSources(chatbot, stored);
    const result: Ended =
      delivered.isPartial && !isTaken
        ? new Problem('provider_interrupted')
        : {
            messageId: replyId.toHexString(),
            answered: delivered.answered,
            source: delivered.source,
            suggestions: suggestionsFor(delivered, finding, text),
            ...(offersContact && { offersContact }),
            ...(handoff && { handoff }),
            ...(sources && { sources }),
          };
    return { result, isCharged: isCharged(plan, delivered, hasVisitorLeft) };
  });

  await (end instanceof Problem ? sink.error(end) : sink.done(end));
}

/**
 * Answers a message from the knowledge base alone, while the database cannot write: nothing is
 * charged or stored, and the model is not asked. A later message continues the visitor's
 * conversation.
 */
export const answerWithoutStoring: Answer = async (needs, { chatbot, body, acceptLanguage = '' }, sink) => {
  const { conversationTokens, retrieval } = needs;
  const { text } = body;
  const chatbotId = chatbot._id.toHexString();
  const conversationId = new ObjectId().toHexString();
  const begun = { conversationId, conversationToken: conversationTokens.issue(chatbotId, conversationId) };
  const finding = await retrieval.find(chatbot, { text, before: undefined, owner: null });
  const reply = replyOf(substituteReply(finding, languageOf([text], acceptLanguage)));
  const messageId = new ObjectId().toHexString();
  await sink.start({ ...(conversationOf(body) ?? begun), messageId });
  await sink.delta(reply.text);
  const { answered, source } = reply;
  const sources = citedSources(chatbot, exchangeReplyOf(reply, finding));
  const suggestions = suggestionsFor(reply, finding, text);
  await sink.done({ messageId, answered, source, suggestions, ...(sources && { sources }) });
};

/**
 * The conversation that the visitor's token opens; null begins a new one, also after a deletion.
 */
async function conversationToContinue(
  { conversations, conversationTokens }: AnswerNeeds,
  { chatbot, body: { conversationId, conversationToken } }: Message,
): Promise<ConversationDocument | null> {
  if (conversationId === undefined || conversationToken === undefined) return null;
  const { _id, ownerId } = chatbot;
  if (!conversationTokens.isValid(conversationToken, _id.toHexString(), conversationId)) return null;
  return conversations.find(ownerId, _id, new ObjectId(conversationId));
}

/** Stores a message to a person; the chatbot says nothing. */
async function sendToPerson(
  { personMessages, conversationTokens }: AnswerNeeds,
  { chatbot, body }: Message,
  conversation: ConversationDocument,
  sink: ReplySink,
): Promise<Ended> {
  const { _id, seq } = await personMessages.receive(conversation, body);
  const conversationId = conversation._id.toHexString();
  const messageId = _id.toHexString();
  const conversationToken = conversationTokens.issue(chatbot._id.toHexString(), conversationId);
  await sink.start({ conversationId, conversationToken, messageId });
  return { messageId, answered: false, source: 'human', suggestions: [], seq };
}

/** Asks for a person where the visitor's words do. */
const handOff = async (
  { personMessages }: AnswerNeeds,
  { chatbot, body, acceptLanguage, isProgram = false }: Message,
  conversationId: ObjectId,
): Promise<HandoffStatus | null> =>
  isProgram || asksForPerson(body.text) === null
    ? null
    : personMessages.request(chatbot, conversationId, acceptLanguage ?? '');

/** Whether the question before was not answered either: then a person is offered. */
function isSecondMiss({ handoff }: ChatbotDocument, before: ConversationDocument | null): boolean {
  const lastReply = before?.recent.findLast(({ role }) => role === 'model');
  return handoff.isOn && (before?.unanswered ?? 0) > 0 && lastReply?.reply === undefined;
}

/** The conversation as it is now, or as it was if it is gone. */
const again = async (
  { conversations }: AnswerNeeds,
  before: ConversationDocument,
): Promise<ConversationDocument> =>
  (await conversations.find(before.ownerId, before.chatbotId, before._id)) ?? before;

const isFull = (conversation: ConversationDocument | null): boolean =>
  conversation !== null && conversation.messageCount >= limits.message.perConversation;

/** A reply that failed through the provider or us is not charged (product ruling 29). */
const isCharged = (plan: ReplyPlan, { failure, source, isPartial }: Reply, hasVisitorLeft: boolean) =>
  plan.kind === 'canned'
    ? plan.isCharged
    : hasVisitorLeft || failure === null || !(source === 'none' || isPartial);

/** Logs a failure of the model, and keeps for the owner whether the provider accepts the key. */
async function noteOutcome(
  { users, log }: AnswerNeeds,
  { id, apiKey }: Owner,
  { failure, source }: Reply,
): Promise<void> {
  if (failure !== null) log.warn({ ownerId: id.toHexString(), failure }, 'the model did not answer');
  const accepted = source === 'ai' && !failure ? 'valid' : null;
  const status = failure === 'key_rejected' ? 'rejected' : accepted;
  if (apiKey && status && status !== apiKey.status) await users.markApiKey(id, apiKey.sealed, status);
}

/**
 * The conversation that the visitor's client continues. A token is only handed back, never made for
 * a given id.
 */
const conversationOf = ({ conversationId, conversationToken }: Message['body']) =>
  conversationId === undefined || conversationToken === undefined
    ? null
    : { conversationId, conversationToken };
