import { useEffect, useEffectEvent, useState } from 'react';
import { selectUser, useAppDispatch } from '@askwell/platform';
import { isSameDraft } from '../draft/compare.ts';
import { hasUnsavedChanges, type EditorState, type Unsaved } from '../editor/editor-state.ts';
import { holdsText } from '../editor/open-forms.ts';
import type { KeptDraft } from './kept-draft.ts';
import { keptDrafts } from './kept-drafts.ts';

/** A pause in typing; keeping a large knowledge base takes some milliseconds. */
const pauseMs = 400;

/**
 * Keeps what is not saved, so that a reload, a crash or the end of the session does not lose it, and offers what an
 * earlier page kept. As long as that offer stands nothing else is kept, which would take its place.
 */
export function useKeptDraft(state: EditorState, userId: string | null, restore: (unsaved: Unsaved) => void) {
  const chatbotId = state.stored?.id ?? null;
  const [openedAs] = useState(chatbotId);
  const [offer, setOffer] = useState(() => (userId === null ? null : offerFor(state, userId)));
  const isUnsaved = hasUnsavedChanges(state);
  const dispatch = useAppDispatch();

  const keep = useEffectEvent(() => {
    if (userId === null || offer !== null) return;
    const { draft, forms, stored } = state;
    if (isUnsaved)
      keptDrafts.write({ userId, chatbotId }, { draft, forms, revision: stored?.revision ?? null });
    else keptDrafts.remove({ userId, chatbotId });
    // It was a new chatbot, and has been created since.
    if (openedAs !== chatbotId) keptDrafts.remove({ userId, chatbotId: openedAs });
  });

  /** Who leaves the page has been asked; whose session has ended has not. */
  const leave = useEffectEvent(() => {
    const isSignedIn = dispatch((_, getState) => selectUser(getState()) !== null);
    if (!isSignedIn) keep();
    else if (userId !== null) keptDrafts.remove({ userId, chatbotId });
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), isUnsaved ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [state, isUnsaved, offer]);

  useEffect(() => {
    const onPageHide = () => keep();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);

  return {
    offer,
    takeOffer: () => {
      if (offer !== null) restore(offer);
      setOffer(null);
    },
    refuseOffer: () => {
      if (userId !== null) keptDrafts.remove({ userId, chatbotId }, true);
      setOffer(null);
    },
  };
}

const offerFor = ({ draft, stored }: EditorState, userId: string): KeptDraft | null => {
  const kept = keptDrafts.read({ userId, chatbotId: stored?.id ?? null });
  const isNothingNew = kept !== null && isSameDraft(kept.draft, draft) && !holdsText(kept.draft, kept.forms);
  return isNothingNew ? null : kept;
};
