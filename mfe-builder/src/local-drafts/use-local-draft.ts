import { useEffect, useEffectEvent, useState } from 'react';
import { selectUser, useAppDispatch } from '@askwell/platform';
import { isSameDraft } from '../draft/compare.ts';
import { hasUnsavedChanges, type EditorState, type Unsaved } from '../editor/state/editor-state.ts';
import { holdsText } from '../editor/state/open-forms.ts';
import type { LocalDraft } from './local-draft.ts';
import { isOfThisPage, localDrafts, localDraftOf, type Whose } from './local-drafts.ts';

/** Waits for a pause in typing: storing a large knowledge base takes some milliseconds. */
const pauseMs = 400;

/**
 * Stores unsaved changes in the browser, so that a reload, a crash or the end of the session does
 * not lose them, and offers the drafts of earlier pages, newest first. A draft stays stored until
 * it is restored or discarded.
 */
export function useLocalDraft(
  state: EditorState,
  userId: string | null,
  restore: (unsaved: Unsaved) => void,
) {
  const chatbotId = state.stored?.id ?? null;
  const [openedAs] = useState(chatbotId);
  const [found] = useState(() => (userId === null ? [] : offersFor(state, { userId, chatbotId })));
  const [offers, setOffers] = useState<readonly LocalDraft[]>(found);
  const isUnsaved = hasUnsavedChanges(state);
  const dispatch = useAppDispatch();

  const current = (): LocalDraft => {
    const { draft, forms, stored, creationKey } = state;
    return localDraftOf({ draft, forms, revision: stored?.revision ?? null, creationKey });
  };

  const store = useEffectEvent(() => {
    if (userId === null) return;
    if (isUnsaved) localDrafts.write({ userId, chatbotId }, [current(), ...offers]);
    else storeOnly({ userId, chatbotId }, offers, found);
    // It was a new chatbot, and has been created since.
    if (openedAs !== chatbotId) storeOnly({ userId, chatbotId: openedAs }, [], found);
  });

  /** The leave guard has asked the user, unless the session has ended. */
  const leave = useEffectEvent(() => {
    const isSignedIn = dispatch((_, getState) => selectUser(getState()) !== null);
    if (!isSignedIn) store();
    else if (userId !== null) storeOnly({ userId, chatbotId }, offers, found);
  });

  useEffect(() => {
    const timer = setTimeout(() => store(), isUnsaved ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [state, isUnsaved, offers]);

  useEffect(() => {
    const onPageHide = () => store();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);

  return {
    offer: offers[0] ?? null,
    /** Changes typed in the meantime become the next offer. */
    takeOffer: () => {
      const [taken, ...others] = offers;
      if (taken === undefined) return;
      setOffers(isUnsaved ? [current(), ...others] : others);
      restore(taken);
    },
    refuseOffer: () => setOffers(offers.slice(1)),
  };
}

/**
 * Removes the drafts that this page stored or offered; a draft that another tab stored since then
 * stays.
 */
const storeOnly = (whose: Whose, drafts: readonly LocalDraft[], known: readonly LocalDraft[]): void => {
  const [newest] = localDrafts.read(whose);
  if (newest === undefined) return;
  const isOurs = isOfThisPage(newest) || known.some(({ at, by }) => at === newest.at && by === newest.by);
  if (isOurs) localDrafts.write(whose, drafts);
};

const offersFor = ({ draft }: EditorState, whose: Whose): LocalDraft[] =>
  localDrafts
    .read(whose)
    .filter((stored) => !isSameDraft(stored.draft, draft) || holdsText(stored.draft, stored.forms));
