import { withoutLinks } from '../../../kernel/without-links.ts';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import type { Mail } from '../../mail/index.ts';

type FirstVisitor = {
  to: string;
  chatbot: Pick<ChatbotDocument, '_id' | 'name'>;
  website: string;
  question: string;
  answer: string;
};

const longest = 600;

/**
 * Tells an owner that the chatbot has answered its first visitor. The visitor's words hold no link:
 * a stranger chose them.
 */
export const firstVisitorMail = ({ to, chatbot, website, question, answer }: FirstVisitor): Mail => ({
  to,
  subject: 'Your chatbot has answered its first visitor',
  paragraphs: [
    `A visitor to ${withoutLinks(website)} asked ${withoutLinks(chatbot.name)}:`,
    `“${withoutLinks(cut(question))}”`,
    'Your chatbot answered:',
    `“${withoutLinks(cut(answer))}”`,
    'Every conversation is in the analytics, with the questions that got no answer. You get this mail only once.',
  ],
  action: { label: 'See the conversation', path: `/chatbot/${chatbot._id.toHexString()}/analytics` },
});

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
