import { plans, withTextFallbacks, type PublicChatbot } from '@askwell/contracts';
import type { Config } from '../../config.ts';
import type { Owner } from '../../kernel/owner.ts';
import { logoUrl, type ChatbotDocument } from '../chatbots/index.ts';

/** The public part of a chatbot. What the plan does not include is kept, but not shown. */
export const presentPublicChatbot = (
  chatbot: ChatbotDocument,
  { plan }: Owner,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): PublicChatbot => ({
  id: chatbot._id.toHexString(),
  name: chatbot.name,
  ...customized(withTextFallbacks(chatbot), plan),
  logo: plans[plan].customization ? logoUrl(chatbot, publicUrl) : null,
  texts: plans[plan].customization ? chatbot.texts : [],
  suggestedQuestions: firstOf(chatbot.suggestedQuestions, chatbot.firstQuestions),
  handoff: { isOn: chatbot.handoff.isOn },
  branding: plans[plan].branding ? { name: brand.name, url: publicUrl } : null,
});

const firstOf = (chosen: string[], otherwise: string[]) => (chosen.length > 0 ? chosen : otherwise);

const customized = (
  shown: Pick<PublicChatbot, 'configuration' | 'settings'>,
  plan: Owner['plan'],
): Pick<PublicChatbot, 'configuration' | 'settings'> =>
  plans[plan].customization
    ? shown
    : { ...shown, configuration: { ...shown.configuration, launcherIcon: 'chat' } };
