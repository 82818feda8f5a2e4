import { limits, type PublicChatbot, type User } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { planOf } from '../dashboard/plan.ts';
import type { Draft } from '../draft/draft.ts';

/** What visitors would get of a draft if it were saved now. */
export const publicChatbotOf = (draft: Draft, user: User | null): PublicChatbot => ({
  id: 'preview',
  name: draft.name.trim() || draft.configuration.widgetTitle,
  configuration: draft.configuration,
  settings: draft.settings,
  suggestedQuestions:
    draft.suggestedQuestions.length > 0
      ? [...draft.suggestedQuestions]
      : draft.faqs.slice(0, limits.knowledgeBase.suggestions).map(({ question }) => question),
  handoff: { isOn: draft.handoff.isOn },
  branding:
    user !== null && planOf(user) === 'premium' ? null : { name: brand.name, url: window.location.origin },
});
