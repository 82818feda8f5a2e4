import { plans, withTextFallbacks, type PublicChatbot } from '@askwell/contracts';
import type { Config } from '../../config.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';

/** The public part of a chatbot. */
export const presentPublicChatbot = (
  chatbot: ChatbotDocument,
  { plan }: Owner,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): PublicChatbot => ({
  id: chatbot._id.toHexString(),
  name: chatbot.name,
  ...withTextFallbacks(chatbot),
  suggestedQuestions: firstOf(chatbot.suggestedQuestions, chatbot.firstQuestions),
  handoff: { isOn: chatbot.handoff.isOn },
  branding: plans[plan].branding ? { name: brand.name, url: publicUrl } : null,
});

const firstOf = (chosen: string[], otherwise: string[]) => (chosen.length > 0 ? chosen : otherwise);
