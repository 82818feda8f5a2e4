import { isSameQuestion } from '@askwell/answers';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { StoredTurn } from './stored-turn.ts';
import type { Retrieved } from './retrieval.ts';

/** A reply that was given before in the same conversation. */
export type EarlierReply = Pick<StoredTurn, 'text'> & NonNullable<StoredTurn['reply']>;

/**
 * The reply to give again when a visitor asks the same once more. Only a whole and good answer is repeated, from the same
 * knowledge base, and only when the question says by itself what is meant: 'And how long?' means something else each time. Right
 * after its answer, every question means the same.
 */
export function earlierReply(
  recent: readonly StoredTurn[],
  asked: string,
  { decision, isInContext }: Pick<Retrieved, 'decision' | 'isInContext'>,
  { knowledgeId, exactAnswers }: Pick<ChatbotDocument, 'knowledgeId' | 'exactAnswers'>,
): EarlierReply | null {
  const at = recent.findLastIndex(({ role, text }) => role === 'user' && isSameQuestion(text, asked));
  const turn = recent[at + 1];
  if (at === -1 || turn?.role !== 'model' || !turn.reply) return null;
  const isSelfContained = decision === 'answer' && !isInContext;
  if (at + 2 !== recent.length && !isSelfContained) return null;
  const isAllowed = !exactAnswers || turn.reply.source === 'faq';
  const isCurrent = String(turn.reply.knowledgeId) === String(knowledgeId);
  return isAllowed && isCurrent ? { text: turn.text, ...turn.reply } : null;
}
