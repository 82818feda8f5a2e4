import { useMemo } from 'react';
import type { Faq } from '@askwell/contracts';
import { useGetTaughtChatbotQuery } from '../../api/gaps.api.ts';
import { nearestFirst } from '../../gaps/nearest-first.ts';

const most = 8;

/**
 * The FAQs of the chatbot that contain the words after the slash, those nearest to the visitor's
 * last message first; undefined while they are loaded.
 */
export function useCanned(
  chatbotId: string,
  isOpen: boolean,
  words: string,
  question: string,
): Faq[] | undefined {
  const { currentData } = useGetTaughtChatbotQuery(chatbotId, { skip: !isOpen });
  return useMemo(() => {
    if (!currentData) return undefined;
    const wanted = words.trim().toLowerCase();
    return nearestFirst(currentData.knowledgeBase.faqs, question)
      .filter((faq) => `${faq.question} ${faq.answer}`.toLowerCase().includes(wanted))
      .slice(0, most);
  }, [currentData, words, question]);
}
