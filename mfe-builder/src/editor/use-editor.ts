import { useCallback, useReducer, useState } from 'react';
import { callProblem, messageOf, toast, useSession } from '@askwell/platform';
import type { Chatbot, Deployment } from '@askwell/contracts';
import { useDeployChatbotMutation, useLazyGetChatbotQuery } from '../api/builder.api.ts';
import { problemsOf, type Problems } from '../draft/problems.ts';
import { deployErrorText } from './deploy-error.ts';
import { editorReducer, hasUnsavedChanges, openEditor, type EditorEvent } from './editor-state.ts';
import { tabOfProblems, type TabId } from './tabs.ts';
import { useStoreDraft } from './use-store-draft.ts';
import { useWork } from './use-work.ts';

const noProblems: Problems = {};

/** Everything the editor knows and can do; its parts only show it. */
export function useEditor(chatbot: Chatbot | null) {
  const [state, send] = useReducer(editorReducer, chatbot, openEditor);
  const [tab, setTab] = useState<TabId>('basic');
  const [problems, setProblems] = useState(noProblems);
  const [isOutdated, setIsOutdated] = useState(false);
  const [deployment, setDeployment] = useState<Deployment | null>(null);
  const { user } = useSession();
  const storeDraft = useStoreDraft();
  const [deployChatbot] = useDeployChatbotMutation();
  const [askForChatbot] = useLazyGetChatbotQuery();
  const { work, start } = useWork();

  const isNew = chatbot === null;

  /** What was complained about is being dealt with. */
  const dispatch = useCallback((event: EditorEvent) => {
    send(event);
    setProblems(noProblems);
  }, []);

  const complain = (found: Problems) => {
    setProblems(found);
    const first = tabOfProblems(found);
    if (first !== null) setTab(first);
  };

  const store = async (): Promise<boolean> => {
    const found = problemsOf(state.draft);
    complain(found);
    if (Object.keys(found).length > 0) return false;
    try {
      await storeDraft(state, (stored, draft) => send({ type: 'saved', chatbot: stored, draft }));
      setIsOutdated(false);
      return true;
    } catch (error) {
      const { code, fields } = callProblem(error);
      setIsOutdated(code === 'conflict');
      complain(fields);
      toast.error(messageOf(error, 'Failed to save chatbot'));
      return false;
    }
  };

  const save = () =>
    start('saving', async () => {
      if (isNew && user?.can.createChatbot === false) {
        toast.error('Please setup your Gemini API key first to create chatbots');
        return null;
      }
      if (!(await store())) return null;
      toast.success(isNew ? 'Chatbot created successfully!' : 'Chatbot updated successfully!');
      return isNew ? 'created' : null;
    });

  /** What goes online is what is on the screen: changes are saved first. */
  const deploy = () =>
    start('deploying', async () => {
      if (state.stored === null) {
        toast.error('Please save the chatbot first before deploying');
        return null;
      }
      if (hasUnsavedChanges(state) && !(await store())) return null;
      try {
        setDeployment(await deployChatbot(state.stored.id).unwrap());
        toast.success('Chatbot deployed successfully!');
      } catch (error) {
        toast.error(deployErrorText(error));
      }
      return null;
    });

  /** After a conflict: what the other one stored takes the place of this draft. */
  const reload = async () => {
    if (state.stored === null) return;
    try {
      dispatch({ type: 'reloaded', chatbot: await askForChatbot(state.stored.id).unwrap() });
      setIsOutdated(false);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to load chatbot'));
    }
  };

  return {
    ...state,
    dispatch,
    isNew,
    tab,
    setTab,
    problems,
    work,
    hasChanges: hasUnsavedChanges(state),
    isOutdated,
    reload,
    save,
    deploy,
    deployment,
    closeDeployment: () => setDeployment(null),
    user,
  };
}

export type Editor = ReturnType<typeof useEditor>;
