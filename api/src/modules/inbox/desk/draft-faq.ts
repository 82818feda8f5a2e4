import { type draftFaq as call, limits, type ResponseOf } from '@askwell/contracts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { ConversationDocument, MessagesStore } from '../../conversations/index.ts';
import type { MessageDocument } from '../../conversations/live.index.ts';
import type { Retrieval } from '../../knowledge/index.ts';

export type DraftNeeds = {
  chatbots: Pick<ChatbotsStore, 'find'>;
  messages: Pick<MessagesStore, 'list'>;
  retrieval: Pick<Retrieval, 'find'>;
};

const { question: mostQuestion, answer: mostAnswer } = limits.knowledgeBase;

/**
 * Drafts an FAQ from what was said: the visitor's first question that the chatbot did not answer,
 * or else the first one to a person, and the members' answers as they stand.
 */
export async function draftFaq(
  { chatbots, messages, retrieval }: DraftNeeds,
  { _id, ownerId, chatbotId }: Pick<ConversationDocument, '_id' | 'ownerId' | 'chatbotId'>,
): Promise<ResponseOf<typeof call>['data']> {
  const [chatbot, said] = await Promise.all([chatbots.find(ownerId, chatbotId), messages.list(ownerId, _id)]);
  const asked = questionIn(said);
  const answers = said.filter(({ role }) => role === 'agent').map(({ text }) => text);
  if (!chatbot || asked === null || answers.length === 0) return { draft: null, similar: null };
  const question = withoutPersonalData(asked).slice(0, mostQuestion);
  const answer = withoutPersonalData(answers.join('\n\n')).slice(0, mostAnswer);
  const found = await retrieval.find(chatbot, { text: question, before: undefined, owner: null });
  const [nearest] = found.matches;
  const similar = found.decision === 'answer' && nearest?.kind === 'faq' ? nearest : null;
  return {
    draft: { question, answer },
    similar: similar && { question: similar.question, answer: similar.answer },
  };
}

/**
 * The visitor's first question that the chatbot did not answer, or else the first one to a person.
 */
export function questionIn(said: readonly MessageDocument[]): string | null {
  const visitors = said.flatMap((message) => (message.role === 'visitor' ? message : []));
  const asked = visitors.find(({ isGap }) => isGap) ?? visitors.find(({ isToPerson }) => isToPerson);
  return asked?.text ?? null;
}

/**
 * Leaves out email addresses, and numbers of seven digits or more, such as of phones and orders.
 */
const withoutPersonalData = (text: string): string =>
  text.replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…').replace(/\+?\d(?:[ ./()-]{0,2}\d){6,30}/g, '…');
