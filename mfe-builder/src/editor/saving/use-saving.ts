import { useRef, useState } from 'react';
import { callProblem, messageOf, toast } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import type { Chatbot, Deployment, User } from '@askwell/contracts';
import { useDeployChatbotMutation, useLazyGetChatbotQuery } from '../../api/builder.api.ts';
import { problemsOf, type Problems } from '../../draft/problems.ts';
import { editorWords } from '../../words/editor.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import { deployErrorText } from '../deploy/deploy-error.ts';
import {
  editorReducer,
  hasUnsavedChanges,
  isChanged,
  mergedWith,
  storedOf,
  type EditorEvent,
  type EditorState,
} from '../state/editor-state.ts';
import type { Draft } from '../../draft/draft.ts';
import { useStoreDraft } from './use-store-draft.ts';
import { useWork } from './use-work.ts';

type SavingProps = {
  state: EditorState;
  send: (event: EditorEvent) => void;
  complain: (problems: Problems) => void;
  user: User | null;
  isNew: boolean;
};

/** Saving, deploying, and resolving a conflict with a version that was saved meanwhile. */
export function useSaving({ state, send, complain, user, isNew }: SavingProps) {
  const words = useWords(editorWords);
  const { data: dataWords } = useWords(knowledgeWords);
  const [isOutdated, setIsOutdated] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [sizeProblem, setSizeProblem] = useState<string | null>(null);
  const [deployment, setDeployment] = useState<Deployment | null>(null);
  const storeDraft = useStoreDraft();
  const [deployChatbot] = useDeployChatbotMutation();
  const [askForChatbot] = useLazyGetChatbotQuery();
  const { work, start } = useWork();

  /** Stores the draft. If FAQs were stored meanwhile, they join the draft first. */
  const storeMerged = async (current: EditorState): Promise<void> => {
    const onStored = (chatbot: Chatbot, draft: Draft) => send({ type: 'saved', chatbot, draft });
    try {
      await storeDraft(current, onStored);
    } catch (error) {
      if (callProblem(error).code !== 'conflict' || current.stored === null) throw error;
      const theirs = await askForChatbot(current.stored.id).unwrap();
      const merged = mergedWith(current, theirs);
      if (merged === null) throw error;
      send({ type: 'merged', chatbot: theirs });
      await storeDraft(merged, onStored);
    }
  };

  /** Stores the draft with the complete FAQs of open forms. Returns whether it is stored. */
  const store = async (current: EditorState): Promise<boolean> => {
    send({ type: 'formsFinished' });
    const finished = editorReducer(current, { type: 'formsFinished' });
    const found = problemsOf(finished.draft, { nameMissing: words.nameMissing, data: dataWords.problems });
    complain(found);
    if (Object.keys(found).length > 0) return false;
    try {
      await storeMerged(finished);
      setHasFailed(false);
      setIsOutdated(false);
      setSizeProblem(null);
      return true;
    } catch (error) {
      const { code, fields } = callProblem(error);
      setHasFailed(true);
      setIsOutdated(code === 'conflict');
      setSizeProblem(code === 'too_large' ? messageOf(error, '') : null);
      complain(fields);
      toast.error(messageOf(error, words.saveFailed));
      return false;
    }
  };

  const save = () =>
    start('saving', async () => {
      if (isNew && user?.can.createChatbot === false) {
        toast.error(words.keyRequired);
        return null;
      }
      if (!(await store(state))) return null;
      toast.success(isNew ? words.created : words.updated);
      return isNew ? 'created' : null;
    });

  /** Saves unsaved changes first, so that the deployed chatbot is the one on the screen. */
  const deploy = () =>
    start('deploying', async () => {
      if (state.stored === null) {
        toast.error(words.saveFirst);
        return null;
      }
      const finished = editorReducer(state, { type: 'formsFinished' });
      if (isChanged(finished) && !(await store(state))) return null;
      try {
        setDeployment(await deployChatbot(state.stored.id).unwrap());
        toast.success(words.deployed);
      } catch (error) {
        toast.error(deployErrorText(error, words));
      }
      return null;
    });

  /** The stored version. If it cannot be loaded, shows an error and returns null. */
  const askForTheirs = async (): Promise<Chatbot | null> => {
    if (state.stored === null) return null;
    try {
      return await askForChatbot(state.stored.id).unwrap();
    } catch (error) {
      toast.error(messageOf(error, words.loadFailed));
      return null;
    }
  };

  /** Replaces this draft by the stored version. */
  const loadTheirs = async () => {
    const theirs = await askForTheirs();
    if (theirs === null) return;
    send({ type: 'reloaded', chatbot: theirs });
    setIsOutdated(false);
    setHasFailed(false);
  };

  const isAsking = useRef(false);
  const isNewerHeard = useRef(false);

  /**
   * Another page of this browser has stored a newer version: takes its FAQs over, follows it if
   * nothing is unsaved here, or lets the owner choose.
   */
  const takeNewer = async () => {
    isNewerHeard.current = true;
    if (isAsking.current) return;
    isAsking.current = true;
    while (isNewerHeard.current) {
      isNewerHeard.current = false;
      const theirs = await askForTheirs();
      if (theirs === null) break;
      if (mergedWith(state, theirs) !== null) send({ type: 'merged', chatbot: theirs });
      else if (hasUnsavedChanges(state)) setIsOutdated(true);
      else send({ type: 'reloaded', chatbot: theirs });
    }
    isAsking.current = false;
  };

  /** Replaces the stored version by this draft. */
  const keepMine = () =>
    start('saving', async () => {
      const theirs = await askForTheirs();
      if (theirs === null) return null;
      send({ type: 'rebased', chatbot: theirs });
      if (await store({ ...state, stored: storedOf(theirs) })) toast.success(words.updated);
      return null;
    });

  return {
    work,
    hasFailed,
    isOutdated,
    sizeProblem: hasUnsavedChanges(state) ? sizeProblem : null,
    takeNewer,
    save,
    deploy,
    loadTheirs,
    keepMine,
    deployment,
    closeDeployment: () => setDeployment(null),
  };
}
