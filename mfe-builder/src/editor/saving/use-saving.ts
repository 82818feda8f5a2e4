import { useState } from 'react';
import { callProblem, messageOf, toast } from '@askwell/platform';
import type { Chatbot, Deployment, User } from '@askwell/contracts';
import { useDeployChatbotMutation, useLazyGetChatbotQuery } from '../../api/builder.api.ts';
import { problemsOf, type Problems } from '../../draft/problems.ts';
import { deployErrorText } from '../deploy/deploy-error.ts';
import {
  editorReducer,
  isChanged,
  storedOf,
  type EditorEvent,
  type EditorState,
} from '../state/editor-state.ts';
import { useStoreDraft } from './use-store-draft.ts';
import { useWork } from './use-work.ts';

type SavingProps = {
  state: EditorState;
  send: (event: EditorEvent) => void;
  complain: (problems: Problems) => void;
  user: User | null;
  isNew: boolean;
};

/** Saving and deploying, and what to do when somebody else has saved meanwhile. */
export function useSaving({ state, send, complain, user, isNew }: SavingProps) {
  const [isOutdated, setIsOutdated] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [deployment, setDeployment] = useState<Deployment | null>(null);
  const storeDraft = useStoreDraft();
  const [deployChatbot] = useDeployChatbotMutation();
  const [askForChatbot] = useLazyGetChatbotQuery();
  const { work, start } = useWork();

  /** Stores what is on the screen, with what is complete in the forms; says whether it is stored. */
  const store = async (current: EditorState): Promise<boolean> => {
    send({ type: 'formsFinished' });
    const finished = editorReducer(current, { type: 'formsFinished' });
    const found = problemsOf(finished.draft);
    complain(found);
    if (Object.keys(found).length > 0) return false;
    try {
      await storeDraft(finished, (chatbot, draft) => send({ type: 'saved', chatbot, draft }));
      setHasFailed(false);
      setIsOutdated(false);
      return true;
    } catch (error) {
      const { code, fields } = callProblem(error);
      setHasFailed(true);
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
      if (!(await store(state))) return null;
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
      const finished = editorReducer(state, { type: 'formsFinished' });
      if (isChanged(finished) && !(await store(state))) return null;
      try {
        setDeployment(await deployChatbot(state.stored.id).unwrap());
        toast.success('Chatbot deployed successfully!');
      } catch (error) {
        toast.error(deployErrorText(error));
      }
      return null;
    });

  /** What somebody else stored; null, and said so, where it cannot be had. */
  const askForTheirs = async (): Promise<Chatbot | null> => {
    if (state.stored === null) return null;
    try {
      return await askForChatbot(state.stored.id).unwrap();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to load chatbot'));
      return null;
    }
  };

  /** Theirs takes the place of this draft. */
  const loadTheirs = async () => {
    const theirs = await askForTheirs();
    if (theirs === null) return;
    send({ type: 'reloaded', chatbot: theirs });
    setIsOutdated(false);
    setHasFailed(false);
  };

  /** This draft takes the place of theirs, seen and meant. */
  const keepMine = () =>
    start('saving', async () => {
      const theirs = await askForTheirs();
      if (theirs === null) return null;
      send({ type: 'rebased', chatbot: theirs });
      if (await store({ ...state, stored: storedOf(theirs) })) toast.success('Chatbot updated successfully!');
      return null;
    });

  return {
    work,
    hasFailed,
    isOutdated,
    /** Another tab has saved this chatbot. */
    outdate: () => setIsOutdated(true),
    save,
    deploy,
    loadTheirs,
    keepMine,
    deployment,
    closeDeployment: () => setDeployment(null),
  };
}
