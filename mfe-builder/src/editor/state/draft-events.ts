import { withChange, type ChangeOf, type ChatbotFields } from '@askwell/contracts';
import { withTitle, withWelcomeMessage, type Draft, type DraftFaq } from '../../draft/draft.ts';
import { withFaqMoved } from '../../draft/faqs.ts';

/** What happens to a draft alone. */
export type DraftEvent =
  | { type: 'fieldsChanged'; change: ChangeOf<ChatbotFields> }
  | { type: 'titled'; title: string }
  | { type: 'welcomeMessageTyped'; welcomeMessage: string }
  | { type: 'dataTyped'; data: string }
  | { type: 'faqMoved'; key: number; to: number }
  | { type: 'faqsImported'; faqs: readonly DraftFaq[] };

export const edited = (draft: Draft, event: DraftEvent): Draft => {
  switch (event.type) {
    case 'fieldsChanged':
      return withChange(draft, event.change);
    case 'titled':
      return withTitle(draft, event.title);
    case 'welcomeMessageTyped':
      return withWelcomeMessage(draft, event.welcomeMessage);
    case 'dataTyped':
      return { ...draft, data: event.data };
    case 'faqMoved':
      return withFaqMoved(draft, event.key, event.to);
    case 'faqsImported':
      return { ...draft, faqs: event.faqs };
  }
};
