import type { Brand } from '@askwell/contracts';
import type { Letter } from './letters.ts';

export type RenderedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time it is sent, so that a mail sent twice shows once. */
  messageId: string;
  headers: Record<string, string>;
  code: string | undefined;
};

/** Gives a letter its form: plain text, and HTML in one column that survives every mail program. */
export function renderMail(id: string, letter: Letter, { brand, publicUrl }: Sender): RenderedMail {
  const { to, subject, paragraphs, code } = letter;
  const signature = `${brand.name} · ${publicUrl}\nQuestions? ${brand.supportEmail}`;
  return {
    to,
    subject,
    code,
    text: [...(code === undefined ? [] : [code]), ...paragraphs, `--\n${signature}`].join('\n\n'),
    html: page({ subject, brand, publicUrl, code, paragraphs }),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(letter.replyTo !== undefined && { 'Reply-To': letter.replyTo }),
    },
  };
}

export type Sender = { brand: Brand; publicUrl: string };

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const page = ({
  subject,
  paragraphs,
  code,
  brand,
  publicUrl,
}: Omit<Letter, 'to'> & Sender) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f6f4f0;font-family:${font};color:#161412">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 4px 16px;font-size:17px;font-weight:700"><a href="${escaped(publicUrl)}" style="color:#161412;text-decoration:none">${escaped(brand.name)}</a></td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${code === undefined ? '' : codeBox(code)}
${paragraphs.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.5;color:#6b665e">${escaped(brand.name)} · ${escaped(brand.city)}<br>Questions? <a href="mailto:${escaped(brand.supportEmail)}" style="color:#6b665e">${escaped(brand.supportEmail)}</a></td></tr>
</table>
</body>
</html>
`;

const codeBox = (code: string) =>
  `<p style="margin:0 0 20px;padding:16px;background:#f6f4f0;border-radius:12px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;color:#0c666c;font-family:ui-monospace,Menlo,Consolas,monospace">${escaped(code)}</p>`;

const paragraph = (text: string) =>
  `<p style="margin:0 0 12px;font-size:15px;line-height:1.6">${escaped(text)}</p>`;

/** Names and addresses come from people: none of it may become markup. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
