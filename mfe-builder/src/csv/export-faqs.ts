import type { Faq } from '@askwell/contracts';
import { guarded } from '@askwell/reading/csv';

/** A knowledge base as CSV that spreadsheets open and `planImport` reads back without loss. */
export const csvOf = (faqs: readonly Faq[]): string => {
  const wordings = faqs.reduce((most, { variants }) => Math.max(most, variants.length), 0);
  const header = ['question', 'answer', ...Array.from({ length: wordings }, () => 'other wording')];
  const rows = faqs.map(({ question, answer, variants }) => [question, answer, ...variants].map(guarded));
  const padded = rows.map((row) => [...row, ...Array.from({ length: header.length - row.length }, () => '')]);
  // Without the byte order mark, Excel reads UTF-8 as the machine's code page.
  return `\uFEFF${[header, ...padded].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
};

const cellOf = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
