import { isSameQuestion } from '@askwell/answers';
import type { Turn } from '../../conversations/exchanges.index.ts';
import type { CannedReply } from '../reply.ts';
import type { Asked } from './reply-plan.ts';

/**
 * The earlier reply to a question that is asked again in the same conversation. Only a complete
 * answer from the current knowledge base is repeated, and only when the question is clear without
 * its context: 'And how long?' means something else each time. Right after its answer, any question
 * still means the same.
 */
export function planRepeatedReply(asked: Asked): CannedReply | null {
  const { recent, text, finding, chatbot } = asked;
  const at = recent.findLastIndex((turn) => turn.role === 'visitor' && isSameQuestion(turn.text, text));
  const turn = recent[at + 1];
  if (at === -1 || turn?.role !== 'bot' || !turn.reply) return null;
  const isSelfContained = finding.decision === 'answer' && !finding.isInContext;
  if (at + 2 !== recent.length && !isSelfContained) return null;
  return isStillValid(turn.reply, chatbot) ? repeat(turn.text, turn.reply, asked) : null;
}

type RepeatableReply = NonNullable<Turn['reply']>;

const isStillValid = (reply: RepeatableReply, { knowledgeId, exactAnswers }: Asked['chatbot']) =>
  (!exactAnswers || reply.source === 'faq') && String(reply.knowledgeId) === String(knowledgeId);

const repeat = (text: string, reply: RepeatableReply, { finding }: Asked): CannedReply => ({
  text,
  source: reply.source,
  answered: true,
  cited: [...finding.entries()].filter(({ ref }) => reply.cited.includes(ref)),
});
