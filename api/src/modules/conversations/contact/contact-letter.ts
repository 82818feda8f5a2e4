import type { Config } from '../../../config.ts';
import { withoutLinks } from '../../../kernel/without-links.ts';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import type { Mail } from '../../mail/index.ts';
import type { Contact } from '../conversation-documents.ts';

type Left = {
  to: string;
  chatbot: Pick<ChatbotDocument, '_id' | 'name'>;
  contact: Contact;
  /** What the visitor asked last. */
  lastMessage: string;
  config: Pick<Config, 'publicUrl'>;
};

/**
 * Tells an owner that a visitor has left an address and waits for a reply. The visitor's words are
 * marked as theirs and hold no link: otherwise a stranger could have us mail a link to a false
 * sign-in page.
 */
export function contactLetter({ to, chatbot, contact, lastMessage, config }: Left): Mail {
  const { email, name, message } = contact;
  return {
    to,
    subject: `A visitor to ${oneLine(chatbot.name)} would like a reply`,
    paragraphs: [
      name === null ? `Write to: ${email}` : `Write to: ${withoutLinks(name)} <${email}>`,
      ...(message === null ? [] : [`The visitor writes: ${withoutLinks(message)}`]),
      `The visitor's last question: ${withoutLinks(lastMessage)}`,
      `The conversation is in the analytics of your chatbot: ${config.publicUrl}/chatbot/${chatbot._id.toHexString()}/analytics`,
      'This address has not been verified.',
    ],
  };
}

/** A subject is a header: it has one line. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
