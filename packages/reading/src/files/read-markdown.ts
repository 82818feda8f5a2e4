import { blockWriter } from '../blocks/block-writer.ts';
import { documentOutcome } from '../plain-document.ts';
import type { ReadOutcome } from '../source-document.ts';

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const fence = /^ {0,3}(```+|~~~+)/;
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/;
const rule = /^ {0,3}(?:[-*_] *){3,}$/;
const tableLine = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/;

/** Reads the headings, paragraphs, lists and tables of Markdown; markup within lines is removed. */
export const readMarkdown = (markdown: string): ReadOutcome => {
  const writer = blockWriter();
  const lines = withoutFrontMatter(markdown).split(/\r\n?|\n/);
  let paragraph: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) writer.paragraph(plainText(paragraph.join('\n')));
    if (items.length > 0) writer.list(items.map(plainText));
    paragraph = [];
    items = [];
  };

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const next = lines[index + 1] ?? '';
    const [, marks, title] = heading.exec(line) ?? [];
    const opened = fence.exec(line)?.[1];
    if (marks !== undefined && title !== undefined) {
      flush();
      writer.heading(marks.length, plainText(title));
    } else if (opened !== undefined) {
      flush();
      const end = lines.findIndex((other, place) => place > index && other.trim().startsWith(opened));
      writer.paragraph(lines.slice(index + 1, end === -1 ? undefined : end).join('\n'));
      index = end === -1 ? lines.length : end;
    } else if (line.includes('|') && tableLine.test(next)) {
      flush();
      const end = lines.findIndex((other, place) => place > index + 1 && !other.includes('|'));
      const rows = lines.slice(index + 2, end === -1 ? undefined : end).map(cellsOf);
      writer.table({ header: cellsOf(line), rows });
      index = end === -1 ? lines.length : end - 1;
    } else if (paragraph.length === 1 && /^ {0,3}(=+|-+)\s*$/.test(line)) {
      const text = plainText(paragraph.join(' '));
      paragraph = [];
      writer.heading(line.trim().startsWith('=') ? 1 : 2, text);
    } else if (line.trim() === '' || rule.test(line)) flush();
    else {
      const listed = item.exec(line)?.[1];
      if (listed !== undefined) {
        if (paragraph.length > 0) flush();
        items.push(listed);
      } else if (items.length > 0) items.push(`${items.pop() ?? ''} ${line.trim()}`);
      else paragraph.push(line);
    }
  }
  flush();
  return documentOutcome(writer.result());
};

const withoutFrontMatter = (markdown: string): string =>
  markdown.replace(/^\uFEFF/, '').replace(/^---\r?\n[\s\S]{0,5000}?\r?\n---\r?\n/, '');

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => plainText(cell));

/** The text of a line without the markup of links, emphasis, code and HTML. */
const plainText = (text: string): string =>
  text
    .replace(/!\[[^\]]{0,500}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\[([^\]]{0,500})\]\[[^\]]{0,200}\]/g, '$1')
    .replace(/<(https?:[^>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(/^\s*>+\s?/gm, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]{0,500}?\S)[*_](?=[\s).,;:!?]|$)/gm, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1');
