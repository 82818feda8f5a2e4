import { limits, plans, type ParsedBodyOf, type sendMessage as call } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Owner } from '../accounts/owner.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { ConversationDocument } from './conversations.store.ts';
import { didYouMean } from './did-you-mean.ts';
import { makeReply, type Reply } from './make-reply.ts';
import type { ReplySink } from './reply-sink.ts';
import { storeExchange } from './store-exchange.ts';

type Message = {
  chatbot: ChatbotDocument;
  body: ParsedBodyOf<typeof call>;
};

const mostMessages = limits.message.perConversation;

/**
 * The way of a visitor's message: the plan's quota, the conversation so far, the knowledge base, the model; then all of it is
 * stored and the sink is done. Throws, before anything is sent: `conversation_full`, `chatbot_unavailable`.
 */
export async function sendMessage(services: Services, message: Message, sink: ReplySink): Promise<void> {
  const { users, usage, conversations } = services;
  const { chatbot, body } = message;
  const known = knownConversation(services, chatbot._id.toHexString(), body);
  const [counted, before] = await Promise.all([
    usage.take(chatbot.ownerId),
    known && conversations.find(chatbot.ownerId, chatbot._id, known),
  ]);
  const conversation = { id: known ?? new ObjectId(), before };
  const messageId = new ObjectId();
  let reply: Reply & { suggestions: string[] };
  try {
    if (before && before.messageCount >= mostMessages) {
      // A new conversation may begin at once.
      throw new Problem('conversation_full', { retryAfter: 1 });
    }
    const owner = counted ?? (await users.findById(chatbot.ownerId));
    if (!owner) throw new Problem('chatbot_unavailable');
    const accepted = { ...message, owner, isWithinPlan: counted !== null, conversation, messageId };
    reply = await exchange(services, accepted, sink);
  } catch (error) {
    if (counted) await usage.giveBack(counted.id);
    throw error;
  }
  const { answered, source, isPartial, suggestions } = reply;
  if (isPartial) await sink.error(new Problem('provider_interrupted'));
  else await sink.done({ messageId: messageId.toHexString(), answered, source, suggestions });
}

type Accepted = Message & {
  owner: Owner;
  isWithinPlan: boolean;
  conversation: { id: ObjectId; before: ConversationDocument | null };
  /** The reply's. */
  messageId: ObjectId;
};

/** The question answered, and both stored. */
async function exchange(
  services: Services,
  { chatbot, owner, body, isWithinPlan, conversation: { id, before }, messageId }: Accepted,
  sink: ReplySink,
): Promise<Reply & { suggestions: string[] }> {
  const { clock, retrieval, conversationTokens } = services;
  const question = { id: new ObjectId(), text: body.text, at: clock() };
  const history = before?.recent ?? [];
  const lastQuestion = history.findLast(({ role }) => role === 'user')?.text;
  const finding = await retrieval.find(chatbot, { text: body.text, before: lastQuestion });

  await sink.start({
    conversationId: id.toHexString(),
    conversationToken: conversationTokens.issue(chatbot._id.toHexString(), id.toHexString()),
    messageId: messageId.toHexString(),
  });
  const reply = isWithinPlan
    ? await makeReply(services, { chatbot, owner, text: body.text, history, finding }, sink)
    : await sayUsedUp(sink);
  await storeExchange(services, {
    chatbot,
    conversationId: id,
    before,
    visitorId: body.visitorId,
    visitor: visitorOf(body),
    question,
    reply: { ...reply, id: messageId },
    finding,
  });
  await (isWithinPlan ? settle(services, owner, reply, sink.gone.aborted) : tellUsedUp(services, owner));
  return { ...reply, suggestions: isWithinPlan ? didYouMean(finding) : [] };
}

/** The conversation that the visitor may go on with; whoever brings no valid token begins a new one. */
function knownConversation(
  { conversationTokens }: Services,
  chatbotId: string,
  { conversationId, conversationToken }: Message['body'],
): ObjectId | null {
  if (conversationId === undefined || conversationToken === undefined) return null;
  const isOwn = conversationTokens.isValid(conversationToken, chatbotId, conversationId);
  return isOwn ? new ObjectId(conversationId) : null;
}

function visitorOf({ visitor }: Message['body']) {
  if (!visitor?.name && !visitor?.email) return null;
  return { ...(visitor.name && { name: visitor.name }), ...(visitor.email && { email: visitor.email }) };
}

async function sayUsedUp(sink: ReplySink): Promise<Reply> {
  const text =
    "I'm sorry, I can't take more questions at the moment. Please try again later, or contact us directly.";
  await sink.delta(text);
  return {
    text,
    source: 'none',
    answered: false,
    isPartial: false,
    firstTokenMs: 0,
    lastTokenMs: 0,
    failure: null,
    cited: [],
  };
}

/** What the outcome means for the owner: what did not come through the provider's fault is not counted. */
async function settle(
  { usage, users, log }: Services,
  { id, apiKey }: Owner,
  { failure, source, isPartial }: Reply,
  hasVisitorLeft: boolean,
): Promise<void> {
  if (hasVisitorLeft) return;
  if (failure !== null) {
    log.warn({ ownerId: id.toHexString(), failure }, 'the model did not answer');
    if (source === 'none' || isPartial) await usage.giveBack(id);
  }
  const status = failure === null ? 'valid' : failure === 'key_rejected' ? 'rejected' : null;
  if (apiKey && status && status !== apiKey.status) await users.markApiKey(id, apiKey.sealed, status);
}

/** Once a month. */
async function tellUsedUp({ usage, outbox, letters }: Services, owner: Owner): Promise<void> {
  if (!(await usage.claimTelling(owner.id))) return;
  await outbox.add(letters.messagesUsedUp(owner.email, plans[owner.plan].messagesPerMonth));
}
