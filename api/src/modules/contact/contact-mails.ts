import type { Brand } from '@askwell/contracts';
import type { Mail } from '../mail/index.ts';

type Message = { name: string; email: string; subject: string; message: string };

/** The two letters that a message from the contact form becomes. */
export const contactMails = ({ name: brandName, supportEmail }: Brand) => ({
  toSupport: ({ name, email, subject, message }: Message): Mail => ({
    to: supportEmail,
    replyTo: email,
    subject: `Contact: ${subject}`,
    paragraphs: [`${name} (${email}) writes:`, ...paragraphsOf(message)],
  }),

  /** Quotes nothing from the form: strangers must not be able to mail their texts through us. */
  acknowledgement: (to: string): Mail => ({
    to,
    subject: 'We have your message',
    paragraphs: [
      `Thank you for writing to ${brandName}. A person reads your message and answers to this address.`,
      'During business hours (Mon-Fri, 9 AM-6 PM) that takes 2-4 hours, at other times up to 24 hours.',
      'If you did not write to us, somebody mistyped an address, and you can ignore this email.',
    ],
  }),
});

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
