import type {
  Chatbot,
  ChatbotSummary,
  Configuration,
  Deployment,
  KnowledgeBase,
  Settings,
} from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import type { Totals } from '../analytics/count/totals.store.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** A chatbot as its owner sees it. */
export const presentChatbot = (
  chatbot: ChatbotDocument,
  { faqs, data }: KnowledgeBase,
  owner: Owner,
  publicUrl: string,
): Chatbot => ({
  _id: chatbot._id.toHexString(),
  name: chatbot.name,
  description: chatbot.description,
  ...presentAppearance(chatbot),
  knowledgeBase: { faqs, data },
  allowedDomains: chatbot.allowedDomains,
  suggestedQuestions: chatbot.suggestedQuestions,
  exactAnswers: chatbot.exactAnswers,
  retention: chatbot.retention,
  status: statusOf(chatbot, owner),
  isOverLimit: chatbotPolicy.isOverLimit(owner, chatbot),
  deployment: presentDeployment(chatbot, publicUrl),
  revision: chatbot.revision,
  can: { deploy: chatbotPolicy.deploy(owner) && !chatbotPolicy.isOverLimit(owner, chatbot) },
  createdAt: chatbot.createdAt.toISOString(),
  updatedAt: chatbot.updatedAt.toISOString(),
});

/** A chatbot in the list, with what it has had in all its life. */
export const presentSummary = (
  chatbot: ChatbotDocument,
  { messages, views }: Totals,
  owner: Owner,
  publicUrl: string,
): ChatbotSummary => ({
  _id: chatbot._id.toHexString(),
  name: chatbot.name,
  description: chatbot.description,
  status: statusOf(chatbot, owner),
  isOverLimit: chatbotPolicy.isOverLimit(owner, chatbot),
  primaryColor: chatbot.configuration.primaryColor,
  faqCount: chatbot.faqCount,
  analytics: { totalMessages: messages, totalViews: views },
  deployment: presentDeployment(chatbot, publicUrl),
  createdAt: chatbot.createdAt.toISOString(),
  updatedAt: chatbot.updatedAt.toISOString(),
});

export const presentDeployment = (
  { _id, ownerId, isDeployed, deployedAt }: ChatbotDocument,
  publicUrl: string,
): Deployment => ({
  isDeployed,
  deployedAt: deployedAt?.toISOString() ?? null,
  embedCode: isDeployed ? embedCode(publicUrl, _id.toHexString()) : null,
  testUrl: isDeployed ? `${publicUrl}/test/${ownerId.toHexString()}/${_id.toHexString()}` : null,
});

/** The one line that goes into a web page. */
export const embedCode = (publicUrl: string, chatbotId: string) =>
  `<script async src="${publicUrl}/widget/${chatbotId}.js"></script>`;

/** Titles and welcome messages that were left empty fall back to each other, then to the default. */
export const presentAppearance = ({
  configuration,
  settings,
}: Pick<ChatbotDocument, 'configuration' | 'settings'>): {
  configuration: Configuration;
  settings: Settings;
} => {
  const { chatWindowTitle, widgetTitle } = configuration;
  const welcomes = [configuration.welcomeMessage, settings.welcomeMessage, defaultWelcome];
  return {
    configuration: {
      ...configuration,
      chatWindowTitle: chatWindowTitle || widgetTitle || 'Chat with us!',
      widgetTitle: widgetTitle || chatWindowTitle || 'AI Assistant',
      welcomeMessage: firstText(welcomes),
    },
    settings: { ...settings, welcomeMessage: firstText([settings.welcomeMessage, ...welcomes]) },
  };
};

const defaultWelcome = 'Hello! How can I help you today?';
const firstText = (texts: string[]): string => texts.find((text) => text !== '') ?? '';

const statusOf = (chatbot: ChatbotDocument, owner: Owner) =>
  chatbot.isDeployed && chatbot.settings.isActive && !chatbotPolicy.isOverLimit(owner, chatbot)
    ? 'active'
    : 'inactive';
