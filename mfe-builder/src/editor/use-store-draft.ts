import type { Chatbot } from '@askwell/contracts';
import {
  useCreateChatbotMutation,
  useUpdateChatbotMutation,
  useUpdateKnowledgeBaseMutation,
} from '../api/builder.api.ts';
import type { Draft } from '../draft/draft.ts';
import { emptyData } from '../draft/draft.ts';
import { changeOf, creationOf, knowledgeBaseOf, needsKnowledgeBase } from '../draft/requests.ts';
import type { EditorState } from './editor-state.ts';

/** Hears of every step that the server took, with the part of the draft that is stored by then. */
type OnStored = (chatbot: Chatbot, draft: Draft) => void;

/**
 * Stores a draft: the chatbot, then its knowledge base where that changed. Throws what the failed call threw; the steps
 * before it stay done, so that saving again continues there and never creates a second chatbot.
 */
export function useStoreDraft() {
  const [create] = useCreateChatbotMutation();
  const [update] = useUpdateChatbotMutation();
  const [updateKnowledge] = useUpdateKnowledgeBaseMutation();

  return async ({ draft, stored }: EditorState, onStored: OnStored): Promise<Chatbot> => {
    const chatbot = await (
      stored === null
        ? create(creationOf(draft))
        : update({ id: stored.id, body: changeOf(draft, stored.revision) })
    ).unwrap();
    const { faqs, data } = stored?.draft ?? { faqs: [], data: emptyData };
    onStored(chatbot, { ...draft, faqs, data });
    if (!needsKnowledgeBase(draft, stored?.draft ?? null)) return chatbot;

    const body = knowledgeBaseOf(draft, chatbot.revision);
    const complete = await updateKnowledge({ id: chatbot._id, body }).unwrap();
    onStored(complete, draft);
    return complete;
  };
}
