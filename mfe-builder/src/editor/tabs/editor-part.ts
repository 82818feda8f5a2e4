import type { Dispatch } from 'react';
import type { ChangeOf, ChatbotFields } from '@askwell/contracts';
import type { AnswersClient } from '../../answers/answers-client.ts';
import type { Draft } from '../../draft/draft.ts';
import type { RemovedFaq } from '../../draft/faqs.ts';
import type { Problems } from '../../draft/problems.ts';
import type { EditorEvent, Stored } from '../state/editor-state.ts';
import type { OpenForms } from '../state/open-forms.ts';
import type { FaqFocus } from '../faq-focus/use-faq-focus.ts';

/** The props of every tab. */
export type EditorPart = {
  draft: Draft;
  problems: Problems;
  /** Changes fields of the chatbot; absent ones stay as they are. */
  change: (fields: ChangeOf<ChatbotFields>) => void;
  dispatch: Dispatch<EditorEvent>;
};

/** The further props of the knowledge base: its forms, the deleted FAQs, and the FAQ to focus. */
export type KnowledgePart = EditorPart & {
  forms: OpenForms;
  removed: readonly RemovedFaq[];
  /** Null until the chatbot is saved for the first time. */
  stored: Stored | null;
  answers: AnswersClient;
  /** The address of the chatbot's logo; null without one. */
  logo: string | null;
  setLogo: (logo: string | null) => void;
  faqFocus: FaqFocus | null;
  faqFocused: () => void;
  goToFaq: (key: number) => void;
};
