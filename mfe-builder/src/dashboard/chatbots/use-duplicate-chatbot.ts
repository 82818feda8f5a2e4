import { useRef } from 'react';
import { chatbotDefaults, limits, withChange, type ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useCreateChatbotMutation, useLazyGetChatbotQuery } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';

/**
 * Creates a chatbot with the fields and the knowledge base of another one. The copy is not
 * deployed.
 */
export function useDuplicateChatbot() {
  const { duplication: words } = useWords(dashboardWords);
  const [getChatbot] = useLazyGetChatbotQuery();
  const [createChatbot] = useCreateChatbotMutation();
  const isBusy = useRef(false);

  return async ({ _id }: ChatbotSummary): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const original = await getChatbot(_id).unwrap();
      const name = words.name(original.name).slice(0, limits.chatbot.name);
      const { knowledgeBase } = original;
      await createChatbot({ ...withChange(chatbotDefaults, original), name, knowledgeBase }).unwrap();
      toast.success(words.done(name));
    } catch (error) {
      toast.error(messageOf(error, words.failed));
    } finally {
      isBusy.current = false;
    }
  };
}
