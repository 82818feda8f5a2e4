import { useMemo } from 'react';
import type { Chatbot, Gap } from '@askwell/contracts';
import { useListGapsQuery } from '../../api/gaps.api.ts';
import { withFaq } from '../../gaps/teaching.ts';
import { useReplay, type Replaying } from '../../gaps/use-replay.ts';

/** A question that was in no gap. */
const noGap: Gap = { name: '', visitors: 0, lastAskedAt: '', page: null, answeredIn: null, questions: [] };

/**
 * What an FAQ would have answered of the last 30 days. `asked`: what the visitor said, by which the
 * gap of their question is found.
 */
export function useFaqReplay(
  id: string,
  chatbot: Pick<Chatbot, 'knowledgeBase'> | undefined,
  { question, answer, wordings }: { question: string; answer: string; wordings: readonly string[] },
  asked: readonly string[],
): Replaying {
  const { data } = useListGapsQuery({ id, period: '30d' });
  const gap = data?.gaps.find(({ questions }) => questions.some(({ text }) => asked.includes(text))) ?? noGap;
  const knowledge = useMemo(() => {
    if (chatbot === undefined || question.trim() === '') return null;
    const faqs = withFaq(chatbot.knowledgeBase.faqs, { question, answer, wordings });
    return { faqs, data: chatbot.knowledgeBase.data };
  }, [chatbot, question, answer, wordings]);
  return useReplay(id, gap, knowledge, knowledge?.faqs.at(-1) ?? null);
}
