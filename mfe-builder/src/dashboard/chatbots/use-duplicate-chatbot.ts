import { useRef } from 'react';
import { chatbotDefaults, limits, withChange, type ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useCreateChatbotMutation, useLazyGetChatbotQuery } from '../../api/builder.api.ts';
import { useUploadLogoMutation } from '../../api/logo.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';

/**
 * Creates a chatbot with the fields, the knowledge base and the logo of another one. The copy is
 * not deployed.
 */
export function useDuplicateChatbot() {
  const { duplication: words } = useWords(dashboardWords);
  const [getChatbot] = useLazyGetChatbotQuery();
  const [createChatbot] = useCreateChatbotMutation();
  const [uploadLogo] = useUploadLogoMutation();
  const isBusy = useRef(false);

  /** False if the copy has no logo although the original has one. */
  const copyLogo = async (chatbotId: string, logo: string | null): Promise<boolean> => {
    if (logo === null) return true;
    try {
      const file = await (await fetch(logo)).blob();
      await uploadLogo({ chatbotId, file }).unwrap();
      return true;
    } catch {
      return false;
    }
  };

  return async ({ _id }: ChatbotSummary): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const original = await getChatbot(_id).unwrap();
      const name = words.name(original.name).slice(0, limits.chatbot.name);
      const { knowledgeBase } = original;
      const copy = await createChatbot({
        ...withChange(chatbotDefaults, original),
        name,
        knowledgeBase,
      }).unwrap();
      if (await copyLogo(copy._id, original.logo)) toast.success(words.done(name));
      else toast.warning(words.withoutLogo(name));
    } catch (error) {
      toast.error(messageOf(error, words.failed));
    } finally {
      isBusy.current = false;
    }
  };
}
