import type { SourceTable } from '../source-document.ts';
import { all, attribute, tagOf } from './dom.ts';
import { spacedText } from './spaced-text.ts';

const isList = (element: Element): boolean => tagOf(element) === 'ul' || tagOf(element) === 'ol';

/** Whether the items of a list are lines, rather than cards with headings of their own. */
export const isSimpleList = (list: Element): boolean =>
  list.querySelector(
    'h1, h2, h3, h4, h5, h6, table, dl, details, section, article, [role="tab"], [role="heading"], [aria-expanded]',
  ) === null && [...list.children].every((item) => (item.textContent ?? '').length <= 800);

/** The items of a list and of the lists in it, in order. */
export const itemsOf = (list: Element): string[] =>
  [...list.children].flatMap((item) =>
    isList(item)
      ? itemsOf(item)
      : [
          spacedText(item, isList),
          ...all(item, 'ul, ol')
            .filter((nested) => nested.parentElement?.closest('ul, ol') === list)
            .flatMap(itemsOf),
        ],
  );

/** The rows of a data table with its caption; `table` is null for one that only lays out a page. */
export const tableOf = (element: Element): { caption: string; table: SourceTable | null } => {
  const caption = spacedText([...element.children].find((child) => tagOf(child) === 'caption') ?? null);
  const isLayout =
    /^(presentation|none)$/.test(attribute(element, 'role') ?? '') ||
    element.querySelector('table, h1, h2, h3, h4, details, form') !== null;
  const rows = isLayout ? [] : rowsOf(element);
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (rows.length < 2 || columns < 2) return { caption, table: null };
  const firstRow = rows.findIndex(({ isHeader }) => !isHeader);
  const headers = rows.slice(0, Math.max(0, firstRow)).map(({ cells }) => cells);
  return {
    caption,
    table: { header: mergedHeader(headers), rows: rows.slice(headers.length).map(({ cells }) => cells) },
  };
};

/** One header of several rows: the distinct texts above each column. */
const mergedHeader = ([first = [], ...others]: readonly string[][]): string[] =>
  first.map((text, column) =>
    [...new Set([text, ...others.map((cells) => cells[column] ?? '')])].filter(Boolean).join(' '),
  );

/** More columns or rows than this cannot be spanned. */
const widestSpan = 50;

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number => {
  const span = Number(attribute(cell, name) ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, widestSpan) : 1;
};

/** The rows of a table; a cell that spans rows is in each of them. */
function rowsOf(table: Element): { cells: string[]; isHeader: boolean }[] {
  const spanning = new Map<number, { text: string; rows: number }>();
  return all(table, 'tr').flatMap((row) => {
    const cells: string[] = [];
    const fill = () => {
      for (let above = spanning.get(cells.length); above; above = spanning.get(cells.length)) {
        if (above.rows === 1) spanning.delete(cells.length);
        else above.rows -= 1;
        cells.push(above.text);
      }
    };
    const own = [...row.children].filter((cell) => tagOf(cell) === 'td' || tagOf(cell) === 'th');
    const isHeader =
      own.length > 1 && (own.every((cell) => tagOf(cell) === 'th') || row.closest('thead') !== null);
    for (const cell of own) {
      fill();
      const text = spacedText(cell);
      const rows = spanOf(cell, 'rowspan');
      if (rows > 1) spanning.set(cells.length, { text, rows: rows - 1 });
      const repeated = isHeader ? text : '';
      cells.push(text, ...Array.from({ length: spanOf(cell, 'colspan') - 1 }, () => repeated));
    }
    fill();
    return cells.some((text) => text !== '') ? [{ cells, isHeader }] : [];
  });
}

/** The terms of a `<dl>` with the elements that define them. */
export const definitionsOf = (list: Element): { term: string; details: Element[] }[] => {
  const definitions: { term: string; details: Element[] }[] = [];
  const parts = [...list.children].flatMap((child) =>
    tagOf(child) === 'div' ? [...child.children] : [child],
  );
  for (const part of parts) {
    const last = definitions.at(-1);
    if (tagOf(part) === 'dt') {
      const term = spacedText(part);
      if (last && last.details.length === 0) last.term = `${last.term} / ${term}`;
      else definitions.push({ term, details: [] });
    } else if (last) last.details.push(part);
    else definitions.push({ term: '', details: [part] });
  }
  return definitions;
};
