import type { Chatbot } from '@askwell/contracts';
import { isSameDraft } from '../../draft/compare.ts';
import { draftOf, newDraft, type Draft } from '../../draft/draft.ts';
import type { RemovedFaq } from '../../draft/faqs.ts';
import { mergeStored } from '../../draft/merge-stored.ts';
import { edited, type DraftEvent } from './draft-events.ts';
import { withForms, type FormEvent } from './form-events.ts';
import { holdsText, noForms, type OpenForms } from './open-forms.ts';

/**
 * What the server has stored: the chatbot's id, its revision, and the draft that it was saved from.
 */
export type Stored = { id: string; revision: number; draft: Draft };

export type EditorState = {
  draft: Draft;
  forms: OpenForms;
  /**
   * The FAQs that were deleted since the chatbot was opened, the last one last; they can be
   * restored.
   */
  removed: readonly RemovedFaq[];
  /** Null until the first save. */
  stored: Stored | null;
  /**
   * The idempotency key of the creation: a retry after a lost response creates no second chatbot.
   */
  creationKey: string;
};

/** The state of an editor that was closed without saving. */
export type Unsaved = { draft: Draft; forms: OpenForms; revision: number | null; creationKey: string };

export type EditorEvent =
  | DraftEvent
  | FormEvent
  | { type: 'saved'; chatbot: Chatbot; draft: Draft }
  | { type: 'reloaded'; chatbot: Chatbot }
  | { type: 'rebased'; chatbot: Chatbot }
  | { type: 'merged'; chatbot: Chatbot }
  | { type: 'restored'; unsaved: Unsaved };

export const openEditor = (chatbot: Chatbot | null): EditorState => {
  const stored = chatbot === null ? null : storedOf(chatbot);
  const draft = stored?.draft ?? pristine;
  return { draft, forms: noForms, removed: [], stored, creationKey: crypto.randomUUID() };
};

export const storedOf = (chatbot: Chatbot): Stored => ({
  id: chatbot._id,
  revision: chatbot.revision,
  draft: draftOf(chatbot),
});

export const editorReducer = (state: EditorState, event: EditorEvent): EditorState => {
  switch (event.type) {
    // The draft may have changed since it was sent: it stays, and what was sent is stored.
    case 'saved':
      return {
        ...state,
        stored: { id: event.chatbot._id, revision: event.chatbot.revision, draft: event.draft },
      };
    case 'reloaded':
      return openEditor(event.chatbot);
    // The other version is stored now, and this draft is a change to it.
    case 'rebased':
      return { ...state, stored: storedOf(event.chatbot) };
    // FAQs were stored meanwhile: they join the draft, if that needs no choice.
    case 'merged':
      return mergedWith(state, event.chatbot) ?? state;
    // It keeps its revision: if a newer one was stored since, saving is a conflict.
    case 'restored': {
      const { draft, forms, revision, creationKey } = event.unsaved;
      const stored = state.stored && { ...state.stored, revision: revision ?? state.stored.revision };
      return { draft, forms, removed: [], stored, creationKey };
    }
    case 'additionTyped':
    case 'faqAdded':
    case 'faqTyped':
    case 'faqEdited':
    case 'faqClosed':
    case 'faqRemoved':
    case 'removalUndone':
    case 'removalsForgotten':
    case 'formsFinished':
      return withForms(state, event);
    default:
      return { ...state, draft: edited(state.draft, event) };
  }
};

/** The state with the FAQs of a newer stored version; null if the owner has to choose. */
export const mergedWith = (state: EditorState, chatbot: Chatbot): EditorState | null => {
  const stored = storedOf(chatbot);
  const draft = state.stored && mergeStored(state.stored.draft, state.draft, stored.draft);
  return draft && { ...state, draft, stored };
};

/** Whether saving would store something that is not stored yet. */
export const isChanged = ({ draft, stored }: Pick<EditorState, 'draft' | 'stored'>): boolean =>
  !isSameDraft(draft, stored?.draft ?? pristine);

/** Whether leaving would lose something: changes, or text in an open form. */
export const hasUnsavedChanges = (state: EditorState): boolean =>
  isChanged(state) || holdsText(state.draft, state.forms);

const pristine = newDraft();
