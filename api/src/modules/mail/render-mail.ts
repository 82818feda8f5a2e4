import type { Letter } from './mail-templates.ts';
import { mailPage, type Sender } from './mail-page.ts';

export type RenderedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time it is sent, so that a mail sent twice shows once. */
  messageId: string;
  headers: Record<string, string>;
  replyTo?: { name: ''; address: string };
  code: string | undefined;
};

/** Gives a letter its form: plain text, and HTML that says the same. */
export function renderMail(id: string, letter: Letter, sender: Sender): RenderedMail {
  const { to, code, replyTo } = letter;
  const subject = oneLine(letter.subject);
  return {
    to,
    subject,
    code,
    text: plainText(letter, sender),
    html: mailPage({ ...letter, subject }, sender),
    messageId: `<${id}@${new URL(sender.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  };
}

function plainText({ paragraphs, code, facts, action }: Letter, { brand, publicUrl }: Sender): string {
  const width = Math.max(0, ...(facts ?? []).map(([label]) => label.length));
  const parts = [
    code,
    ...paragraphs,
    facts?.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    action && `${action.label}: ${publicUrl}${action.path}`,
    `--\n${brand.name} · ${brand.city} · ${publicUrl}\nQuestions? ${brand.supportEmail}`,
  ];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

/** A subject is a header: what stands on a second line would be the next one. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
