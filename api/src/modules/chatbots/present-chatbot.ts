import {
  withTextFallbacks,
  type Chatbot,
  type ChatbotSummary,
  type Deployment,
  type KnowledgeBase,
} from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import { ownerPolicy } from '../accounts/index.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import { fieldsOf, type ChatbotDocument } from './chatbots.store.ts';

/** How much a chatbot was used since it was created. */
export type Totals = { messages: number; views: number };

type Summed = { totals: Totals; openDrafts: number };

/** A chatbot as its owner sees it. */
export const presentChatbot = (
  chatbot: ChatbotDocument,
  { faqs, data }: KnowledgeBase,
  owner: Owner,
  publicUrl: string,
): Chatbot => ({
  _id: chatbot._id.toHexString(),
  ...fieldsOf(chatbot),
  ...withTextFallbacks(chatbot),
  knowledgeBase: { faqs, data },
  logo: logoUrl(chatbot, publicUrl),
  status: statusOf(chatbot, owner),
  isOverLimit: chatbotPolicy.isOverLimit(owner, chatbot),
  deployment: presentDeployment(chatbot, publicUrl),
  revision: chatbot.revision,
  can: { deploy: ownerPolicy.deployChatbot(owner) && !chatbotPolicy.isOverLimit(owner, chatbot) },
  createdAt: chatbot.createdAt.toISOString(),
  updatedAt: chatbot.updatedAt.toISOString(),
});

/** A chatbot in the list, with what it has had in all its life. */
export const presentSummary = (
  chatbot: ChatbotDocument,
  { totals: { messages, views }, openDrafts }: Summed,
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
  openDrafts,
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

/** The address of a chatbot's logo, which changes with the image. */
export const logoUrl = ({ logo }: Pick<ChatbotDocument, 'logo'>, publicUrl: string): string | null =>
  logo === undefined ? null : `${publicUrl}/widget/logos/${logo}.webp`;

/** The one line that goes into a web page. */
export const embedCode = (publicUrl: string, chatbotId: string) =>
  `<script async src="${publicUrl}/widget/${chatbotId}.js"></script>`;

export const statusOf = (chatbot: ChatbotDocument, owner: Owner): Chatbot['status'] =>
  chatbot.isDeployed && chatbot.settings.isActive && !chatbotPolicy.isOverLimit(owner, chatbot)
    ? 'active'
    : 'inactive';
