import { limits, plans, type PublicChatbot, type User } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { planOf } from '../dashboard/plan.ts';
import type { Draft } from '../draft/draft.ts';

/** What visitors would get of a draft if it were saved now. */
export const publicChatbotOf = (draft: Draft, user: User | null, logo: string | null): PublicChatbot => {
  const { branding, customization } = plans[user === null ? 'free' : planOf(user)];
  const { configuration } = draft;
  return {
    id: 'preview',
    name: draft.name.trim() || draft.configuration.widgetTitle,
    configuration: customization ? configuration : { ...configuration, launcherIcon: 'chat' },
    logo: customization ? logo : null,
    texts: customization ? [...draft.texts] : [],
    settings: draft.settings,
    suggestedQuestions:
      draft.suggestedQuestions.length > 0
        ? [...draft.suggestedQuestions]
        : draft.faqs.slice(0, limits.knowledgeBase.suggestions).map(({ question }) => question),
    handoff: { isOn: draft.handoff.isOn },
    branding: branding ? { name: brand.name, url: window.location.origin } : null,
  };
};
