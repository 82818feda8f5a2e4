import { escapeHtml } from '../../http/html-page.ts';
import type { Brand } from '@askwell/contracts';
import type { Mail } from './mail.ts';
import { look, styleSheet } from './mail-styles.ts';

/** Whose mails they are, and where their links lead. */
export type Sender = { brand: Brand; publicUrl: string };

/**
 * The HTML of a mail: one column of tables, which every mail program lays out alike, light and
 * dark, and complete without a single image. All that comes from people or from outside is text;
 * links lead to our own address only.
 */
export const mailPage = (
  { subject, paragraphs, code, facts, action, unsubscribe }: Omit<Mail, 'to' | 'replyTo'>,
  { brand, publicUrl }: Sender,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body ${look.body}>
<div ${look.hidden}>${escapeHtml(paragraphs[0] ?? subject)}</div>
<table ${table} width="100%"><tr><td ${look.outer}>
<table ${table} ${look.column}>
<tr><td ${look.head}>
<table ${table}><tr><td ${look.mark}><span ${look.ring}>&nbsp;</span></td><td ${look.brand}>${escapeHtml(brand.name)}</td></tr></table>
</td></tr>
<tr><td ${look.surface}>
<h1 ${look.title}>${escapeHtml(subject)}</h1>
${[
  code === undefined ? '' : codeBox(code),
  ...paragraphs.map((text, at) => paragraph(text, publicUrl, at === paragraphs.length - 1)),
  facts === undefined ? '' : factTable(facts),
  action === undefined ? '' : button(action.label, `${publicUrl}${action.path}`),
].join('\n')}
</td></tr>
<tr><td ${look.foot}>${escapeHtml(brand.name)} · ${escapeHtml(brand.city)} · <a href="${escapeHtml(publicUrl)}" ${look.footLink}>${escapeHtml(new URL(publicUrl).host)}</a><br>Questions? <a href="mailto:${escapeHtml(brand.supportEmail)}" ${look.footLink}>${escapeHtml(brand.supportEmail)}</a>${unsubscribe === undefined ? '' : `<br><a href="${escapeHtml(`${publicUrl}${unsubscribe}`)}" ${look.footLink}>Stop these emails</a>`}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const gap = (pixels: number) =>
  `<div style="height:${pixels}px;line-height:${pixels}px;font-size:0">&nbsp;</div>`;

const codeBox = (code: string) =>
  `<table ${table} width="100%"><tr><td ${look.code}>${escapeHtml(code)}</td></tr></table>${gap(24)}`;

const paragraph = (text: string, publicUrl: string, isLast: boolean) =>
  `<p ${isLast ? look.last : look.paragraph}>${linked(escapeHtml(text), publicUrl)}</p>`;

const factTable = (facts: [string, string][]) =>
  `${gap(24)}<table ${table} width="100%">${facts
    .map(
      ([label, value]) =>
        `<tr><td ${look.factLabel}>${escapeHtml(label)}</td><td ${look.factValue}>${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`;

const button = (label: string, url: string) =>
  `${gap(28)}<table ${table}><tr><td ${look.button}><a href="${escapeHtml(url)}" ${look.buttonText}>${escapeHtml(label)}</a></td></tr></table>`;

/** Our own addresses become links. Others stay text, as do those in quotes, such as in code. */
function linked(html: string, publicUrl: string): string {
  const own = escapeHtml(publicUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return html.replace(
    new RegExp(`(?<!${escapeHtml('"')})${own}(/[\\w/-]*)`, 'g'),
    (url) => `<a href="${url}" ${look.link}>${url}</a>`,
  );
}
