import type { Chatbot } from '@askwell/contracts';
import {
  useCreateChatbotMutation,
  useUpdateChatbotMutation,
  useUpdateKnowledgeBaseMutation,
} from '../../api/builder.api.ts';
import { isSameDraft } from '../../draft/compare.ts';
import { draftOf, emptyData, type Draft } from '../../draft/draft.ts';
import { changeOf, creationOf, knowledgeBaseOf, needsKnowledgeBase } from '../../draft/requests.ts';
import type { EditorState } from '../state/editor-state.ts';

/** Called after each step, with the part of the draft that is stored by then. */
type OnStored = (chatbot: Chatbot, draft: Draft) => void;

/**
 * Stores a draft: the chatbot, then its knowledge base if that changed. If a call fails, rethrows
 * its error; the steps before it stay stored, so that the next save continues there and never
 * creates a second chatbot.
 */
export function useStoreDraft() {
  const [create] = useCreateChatbotMutation();
  const [update] = useUpdateChatbotMutation();
  const [updateKnowledge] = useUpdateKnowledgeBaseMutation();

  /**
   * An earlier attempt may have created it from an earlier draft: then it is updated to this one.
   */
  const createFrom = async (draft: Draft, creationKey: string): Promise<Chatbot> => {
    const made = await create({ ...creationOf(draft), creationKey }).unwrap();
    const asMade = draftOf(made);
    const { faqs, data } = asMade;
    return isSameDraft({ ...draft, faqs, data }, asMade)
      ? made
      : update({ id: made._id, body: changeOf(draft, made.revision) }).unwrap();
  };

  return async ({ draft, stored, creationKey }: EditorState, onStored: OnStored): Promise<Chatbot> => {
    const chatbot =
      stored === null
        ? await createFrom(draft, creationKey)
        : await update({ id: stored.id, body: changeOf(draft, stored.revision) }).unwrap();
    const { faqs, data } = stored?.draft ?? { faqs: [], data: emptyData };
    onStored(chatbot, { ...draft, faqs, data });
    if (!needsKnowledgeBase(draft, stored?.draft ?? null)) return chatbot;

    const body = knowledgeBaseOf(draft, chatbot.revision);
    const complete = await updateKnowledge({ id: chatbot._id, body }).unwrap();
    onStored(complete, draft);
    return complete;
  };
}
