import { useEffect, useEffectEvent, useState } from 'react';
import { selectUser, useAppDispatch } from '@askwell/platform';
import { isSameDraft } from '../draft/compare.ts';
import { hasUnsavedChanges, type EditorState, type Unsaved } from '../editor/editor-state.ts';
import { holdsText } from '../editor/open-forms.ts';
import type { KeptDraft } from './kept-draft.ts';
import { isOfThisPage, keptDrafts, keptNow, type Whose } from './kept-drafts.ts';

/** A pause in typing; keeping a large knowledge base takes some milliseconds. */
const pauseMs = 400;

/**
 * Keeps what is not saved, so that a reload, a crash or the end of the session does not lose it, and offers what earlier
 * pages kept, the newest first. What is not answered stays kept, behind what is newer.
 */
export function useKeptDraft(state: EditorState, userId: string | null, restore: (unsaved: Unsaved) => void) {
  const chatbotId = state.stored?.id ?? null;
  const [openedAs] = useState(chatbotId);
  const [found] = useState(() => (userId === null ? [] : offersFor(state, { userId, chatbotId })));
  const [offers, setOffers] = useState<readonly KeptDraft[]>(found);
  const isUnsaved = hasUnsavedChanges(state);
  const dispatch = useAppDispatch();

  const current = (): KeptDraft => {
    const { draft, forms, stored, creationKey } = state;
    return keptNow({ draft, forms, revision: stored?.revision ?? null, creationKey });
  };

  const keep = useEffectEvent(() => {
    if (userId === null) return;
    if (isUnsaved) keptDrafts.write({ userId, chatbotId }, [current(), ...offers]);
    else keepOnly({ userId, chatbotId }, offers, found);
    // It was a new chatbot, and has been created since.
    if (openedAs !== chatbotId) keepOnly({ userId, chatbotId: openedAs }, [], found);
  });

  /** Who leaves the page has been asked; whose session has ended has not. */
  const leave = useEffectEvent(() => {
    const isSignedIn = dispatch((_, getState) => selectUser(getState()) !== null);
    if (!isSignedIn) keep();
    else if (userId !== null) keepOnly({ userId, chatbotId }, offers, found);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), isUnsaved ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [state, isUnsaved, offers]);

  useEffect(() => {
    const onPageHide = () => keep();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);

  return {
    offer: offers[0] ?? null,
    /** What has been typed meanwhile is offered in its turn. */
    takeOffer: () => {
      const [taken, ...others] = offers;
      if (taken === undefined) return;
      setOffers(isUnsaved ? [current(), ...others] : others);
      restore(taken);
    },
    refuseOffer: () => setOffers(offers.slice(1)),
  };
}

/** Drops what this page kept or has offered; what another tab has kept since stays. */
const keepOnly = (whose: Whose, kept: readonly KeptDraft[], known: readonly KeptDraft[]): void => {
  const [newest] = keptDrafts.read(whose);
  if (newest === undefined) return;
  const isOurs = isOfThisPage(newest) || known.some(({ at, by }) => at === newest.at && by === newest.by);
  if (isOurs) keptDrafts.write(whose, kept);
};

const offersFor = ({ draft }: EditorState, whose: Whose): KeptDraft[] =>
  keptDrafts
    .read(whose)
    .filter((kept) => !isSameDraft(kept.draft, draft) || holdsText(kept.draft, kept.forms));
