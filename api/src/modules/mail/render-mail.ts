import type { RenderedMail } from '../../providers/mail/index.ts';
import type { Mail } from './mail.ts';
import { mailPage, type Sender } from './mail-page.ts';

/** Gives a mail its form: plain text, and HTML that says the same. */
export function renderMail(id: string, mail: Mail, sender: Sender): RenderedMail {
  const { to, code, replyTo, thread, unsubscribe } = mail;
  const { hostname } = new URL(sender.publicUrl);
  // A thread begins with an id that no mail has: none of its mails needs to know the others.
  const root = `<thread.${thread}@${hostname}>`;
  const subject = oneLine(mail.subject);
  return {
    to,
    subject,
    code,
    text: plainText(mail, sender),
    html: mailPage({ ...mail, subject }, sender),
    messageId: `<${id}@${hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${sender.publicUrl}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(thread !== undefined && { 'In-Reply-To': root, References: root }),
    },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  };
}

function plainText(
  { paragraphs, code, facts, action, unsubscribe }: Mail,
  { brand, publicUrl }: Sender,
): string {
  const width = Math.max(0, ...(facts ?? []).map(([label]) => label.length));
  const parts = [
    code,
    ...paragraphs,
    facts?.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    action && `${action.label}: ${publicUrl}${action.path}`,
    unsubscribe && `Stop these emails: ${publicUrl}${unsubscribe}`,
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
