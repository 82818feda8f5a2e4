import type { Configuration, Retention, Settings } from '@askwell/contracts';
import { withTitle, withWelcomeMessage, type Draft, type DraftFaq } from '../draft/draft.ts';
import { withFaqMoved } from '../draft/faqs.ts';

/** What happens to a draft alone. */
export type DraftEvent =
  | { type: 'named'; name: string }
  | { type: 'described'; description: string }
  | { type: 'titled'; title: string }
  | { type: 'welcomeWorded'; welcomeMessage: string }
  | { type: 'designed'; change: Partial<Configuration> }
  | { type: 'switched'; change: Partial<Settings> }
  | { type: 'exactAnswersSwitched'; exactAnswers: boolean }
  | { type: 'retentionChosen'; retention: Retention }
  | { type: 'domainsChanged'; allowedDomains: readonly string[] }
  | { type: 'suggestionsChanged'; suggestedQuestions: readonly string[] }
  | { type: 'dataTyped'; data: string }
  | { type: 'faqMoved'; key: number; to: number }
  | { type: 'faqsImported'; faqs: readonly DraftFaq[] };

export const edited = (draft: Draft, event: DraftEvent): Draft => {
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
    case 'exactAnswersSwitched':
      return { ...draft, exactAnswers: event.exactAnswers };
    case 'retentionChosen':
      return { ...draft, retention: event.retention };
    case 'domainsChanged':
      return { ...draft, allowedDomains: event.allowedDomains };
    case 'suggestionsChanged':
      return { ...draft, suggestedQuestions: event.suggestedQuestions };
    case 'dataTyped':
      return { ...draft, data: event.data };
    case 'faqMoved':
      return withFaqMoved(draft, event.key, event.to);
    case 'faqsImported':
      return { ...draft, faqs: event.faqs };
  }
};
