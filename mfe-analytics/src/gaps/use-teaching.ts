import { useState } from 'react';
import type { Faq } from '@askwell/contracts';
import { callProblem, messageOf } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useGetTaughtChatbotQuery, useTeachChatbotMutation } from '../api/gaps.api.ts';
import { gapsWords } from '../words/gaps.ts';

/** The chatbot that learns, and a save that overwrites nobody's change unseen. */
export function useTeaching(id: string) {
  const { conflict, saveFailed } = useWords(gapsWords);
  const { currentData: chatbot, error: loading, refetch } = useGetTaughtChatbotQuery(id);
  const [teach, { isLoading: isSaving }] = useTeachChatbotMutation();
  const [problem, setProblem] = useState<string>();

  /**
   * Whether it was saved. After somebody else's change the newest state is fetched, and what was
   * typed stays.
   */
  const save = async (faqs: Faq[]): Promise<boolean> => {
    if (chatbot === undefined) return false;
    setProblem(undefined);
    try {
      await teach({ id, body: { faqs, revision: chatbot.revision } }).unwrap();
      return true;
    } catch (error) {
      if (callProblem(error).code === 'conflict') {
        await refetch();
        setProblem(conflict);
      } else {
        setProblem(messageOf(error, saveFailed));
      }
      return false;
    }
  };
  return { chatbot, loading, reload: () => void refetch(), save, isSaving, problem };
}
