import type { listAskedQuestions, ResponseOf } from '@askwell/contracts';
import type { Clock } from '../../kernel/clock.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import type { LatestMessage, MessagesStore } from '../conversations/index.ts';

export type AskedNeeds = { messages: Pick<MessagesStore, 'latest'>; clock: Clock };

type Asked = ResponseOf<typeof listAskedQuestions>['data']['questions'][number];

const periodMs = 30 * 86_400_000;
const mostMessages = 2_000;
const mostQuestions = 500;
/** A longer message is a story, and no question that others will ask as well. */
const mostCharacters = 300;

/**
 * The latest questions whose reply rests on exactly one FAQ, and was not rated as unhelpful: what
 * the FAQs answered rightly, as far as anyone knows. Messages of more than 300 characters are left
 * out.
 */
export async function askedQuestions(
  { messages, clock }: AskedNeeds,
  { _id, ownerId }: Pick<ChatbotDocument, '_id' | 'ownerId'>,
): Promise<Asked[]> {
  const since = new Date(clock().getTime() - periodMs);
  const latest = await messages.latest(ownerId, _id, since, mostMessages);
  /** The latest reply of each conversation whose question is still to come. */
  const replies = new Map<string, LatestMessage>();
  const found = new Map<string, Asked>();
  for (const message of latest) {
    const conversation = message.conversationId.toHexString();
    const reply = replies.get(conversation);
    replies.delete(conversation);
    if (message.role === 'bot') replies.set(conversation, message);
    const faq = reply && citedFaq(reply);
    if (message.role !== 'visitor' || message.isToPerson || faq === undefined) continue;
    if (message.text.length > mostCharacters) continue;
    const key = message.text.trim().toLowerCase();
    if (!found.has(key)) found.set(key, { text: message.text, faq });
    if (found.size >= mostQuestions) break;
  }
  return [...found.values()];
}

function citedFaq(message: LatestMessage): string | undefined {
  if (message.role !== 'bot' || !message.answered || message.isPartial || message.helpful === false) return;
  const [cited, ...others] = message.matches.filter(({ isCited }) => isCited);
  return cited?.kind === 'faq' && others.length === 0 ? cited.question : undefined;
}
