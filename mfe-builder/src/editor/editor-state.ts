import type { Chatbot, Configuration, Settings } from '@askwell/contracts';
import { isSameDraft } from '../draft/compare.ts';
import { draftOf, newDraft, withTitle, withWelcomeMessage, type Draft } from '../draft/draft.ts';
import { withFaq, withFaqChanged, withoutFaq, type FaqText } from '../draft/faqs.ts';

/** What the server has: which chatbot, in which revision, and the draft that it was saved from. */
export type Stored = { id: string; revision: number; draft: Draft };

/** `stored` is null until the first save. */
export type EditorState = { draft: Draft; stored: Stored | null };

export type EditorEvent =
  | { type: 'named'; name: string }
  | { type: 'described'; description: string }
  | { type: 'titled'; title: string }
  | { type: 'welcomeWorded'; welcomeMessage: string }
  | { type: 'designed'; change: Partial<Configuration> }
  | { type: 'switched'; change: Partial<Settings> }
  | { type: 'faqAdded'; text: FaqText }
  | { type: 'faqChanged'; key: number; text: FaqText }
  | { type: 'faqRemoved'; key: number }
  | { type: 'saved'; chatbot: Chatbot; draft: Draft }
  | { type: 'reloaded'; chatbot: Chatbot };

export const openEditor = (chatbot: Chatbot | null): EditorState => {
  if (chatbot === null) return { draft: newDraft(), stored: null };
  const draft = draftOf(chatbot);
  return { draft, stored: { id: chatbot._id, revision: chatbot.revision, draft } };
};

export const editorReducer = (state: EditorState, event: EditorEvent): EditorState => {
  switch (event.type) {
    // The draft may have gone on since it was sent: it stays, and what was sent is what is stored.
    case 'saved':
      return {
        ...state,
        stored: { id: event.chatbot._id, revision: event.chatbot.revision, draft: event.draft },
      };
    case 'reloaded':
      return openEditor(event.chatbot);
    default:
      return { ...state, draft: edited(state.draft, event) };
  }
};

export const hasUnsavedChanges = ({ draft, stored }: EditorState): boolean =>
  !isSameDraft(draft, stored?.draft ?? pristine);

const pristine = newDraft();

type DraftEvent = Exclude<EditorEvent, { type: 'saved' | 'reloaded' }>;

const edited = (draft: Draft, event: DraftEvent): Draft => {
  switch (event.type) {
    case 'named':
      return { ...draft, name: event.name };
    case 'described':
      return { ...draft, description: event.description };
    case 'titled':
      return withTitle(draft, event.title);
    case 'welcomeWorded':
      return withWelcomeMessage(draft, event.welcomeMessage);
    case 'designed':
      return { ...draft, configuration: { ...draft.configuration, ...event.change } };
    case 'switched':
      return { ...draft, settings: { ...draft.settings, ...event.change } };
    case 'faqAdded':
      return withFaq(draft, event.text);
    case 'faqChanged':
      return withFaqChanged(draft, event.key, event.text);
    case 'faqRemoved':
      return withoutFaq(draft, event.key);
  }
};
