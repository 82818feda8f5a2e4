import { useCallback, useReducer, useState } from 'react';
import { useLocation, useSearchParams, useSession } from '@askwell/platform';
import type { ChangeOf, Chatbot, ChatbotFields } from '@askwell/contracts';
import type { Problems } from '../draft/problems.ts';
import { useLocalDraft } from '../local-drafts/use-local-draft.ts';
import { editorReducer, hasUnsavedChanges, openEditor, type EditorEvent } from './state/editor-state.ts';
import { tabOfProblems } from './tabs/tab-of-problems.ts';
import { tabCalled, tabIn } from './tabs/tab-id.ts';
import { useOtherTabs } from './saving/use-other-tabs.ts';
import { useSaving } from './saving/use-saving.ts';
import { useFaqAddress } from './faq-focus/use-faq-address.ts';
import { useFaqFocus } from './faq-focus/use-faq-focus.ts';

const noProblems: Problems = {};

/** The state and the actions of the editor. Its components only show them. */
export function useEditor(chatbot: Chatbot | null) {
  const [state, send] = useReducer(editorReducer, chatbot, openEditor);
  const location = useLocation();
  const asked = tabCalled(useSearchParams()[0].get('tab'));
  const [tab, setTab] = useState(() => asked ?? tabIn(location.state) ?? 'basic');
  // A link may ask for a tab of the editor that is open already.
  const [shownKey, setShownKey] = useState(location.key);
  if (shownKey !== location.key) {
    setShownKey(location.key);
    if (asked !== null) setTab(asked);
  }
  const [problems, setProblems] = useState(noProblems);
  // No part of the draft: it is stored when it is uploaded.
  const [logo, setLogo] = useState(chatbot?.logo ?? null);
  const { user } = useSession();
  const isNew = chatbot === null;
  const hasChanges = hasUnsavedChanges(state);

  /** Clears the problems: the owner is working on them. */
  const dispatch = useCallback((event: EditorEvent) => {
    send(event);
    setProblems(noProblems);
  }, []);

  const change = useCallback(
    (fields: ChangeOf<ChatbotFields>) => dispatch({ type: 'fieldsChanged', change: fields }),
    [dispatch],
  );

  const complain = (found: Problems) => {
    setProblems(found);
    const first = tabOfProblems(found);
    if (first !== null) setTab(first);
  };

  const saving = useSaving({ state, send: dispatch, complain, user, isNew });
  const localDraft = useLocalDraft(state, user?._id ?? null, (unsaved) =>
    dispatch({ type: 'restored', unsaved }),
  );
  const faqFocus = useFaqFocus(state.forms.adding, dispatch, setTab);
  useFaqAddress(state.draft.faqs, faqFocus.goToFaq, () => setTab('knowledge'));
  useOtherTabs(state.stored, () => void saving.takeNewer());

  return {
    ...state,
    ...saving,
    ...localDraft,
    ...faqFocus,
    change,
    dispatch,
    isNew,
    isOverLimit: chatbot?.isOverLimit ?? false,
    tab,
    setTab,
    problems,
    logo: logo && new URL(logo).pathname,
    setLogo,
    hasChanges,
    user,
  };
}

export type Editor = ReturnType<typeof useEditor>;
