import { limits } from '@askwell/contracts';
import type { DraftFaq } from '../draft/draft.ts';
import { nextKey, type FaqText } from '../draft/faqs.ts';
import type { KnowledgeWords } from '../words/en/knowledge.ts';
import { columnsOf, type Columns } from '@askwell/reading/csv';
import { unguarded } from '@askwell/reading/csv';
import { parseCsv, type CsvRow } from '@askwell/reading/csv';
import { rowProblem } from './row-problem.ts';

const { faqs: most } = limits.knowledgeBase;

/** The text of each reason why a row can't be imported. */
export type RowWords = KnowledgeWords['csv']['problems'];

/** A row that becomes a new FAQ, with its line in the file. */
export type GoodRow = { line: number; text: FaqText };
/** A row that changes an existing FAQ. */
export type ChangedRow = GoodRow & { before: DraftFaq };
/** A row that can't be imported, with the start of its text. */
export type BadRow = { line: number; start: string; reason: string };

/** What importing a file would do. FAQs that aren't in the file stay unchanged. */
export type ImportPlan = {
  added: GoodRow[];
  changed: ChangedRow[];
  /** The number of rows that equal an existing FAQ. */
  same: number;
  bad: BadRow[];
  /** The knowledge base afterwards. */
  faqs: readonly DraftFaq[];
};

/**
 * Compares a file with the knowledge base by the questions: new rows, changed rows, unreadable
 * rows.
 */
export const planImport = (csv: string, faqs: readonly DraftFaq[], words: RowWords): ImportPlan => {
  const rows = parseCsv(csv, words);
  const { columns, isHeader } = columnsOf(rows[0]);
  const present = new Map(faqs.map((faq) => [plain(faq.question), faq]));
  const seen = new Map<string, { line: number; text: FaqText }>();
  const plan: Omit<ImportPlan, 'faqs'> = { added: [], changed: [], same: 0, bad: [] };

  for (const row of isHeader ? rows.slice(1) : rows) {
    const cells = row.cells.map(unguarded);
    const read = textOf(cells, columns);
    const question = plain(read.question);
    const before = present.get(question);
    const twin = seen.get(question);
    const text = columns.variants === null ? { ...read, variants: before?.variants ?? [] } : read;
    const reason = row.problem ?? rowProblem(text, words) ?? (twin && twinProblem(text, twin, words)) ?? null;
    if (reason !== null) plan.bad.push({ line: row.line, start: startOf(row), reason });
    else if (twin !== undefined || (before !== undefined && isSame(text, before))) plan.same += 1;
    else if (before !== undefined) plan.changed.push({ line: row.line, text, before });
    else if (faqs.length + plan.added.length < most) plan.added.push({ line: row.line, text });
    else plan.bad.push({ line: row.line, start: startOf(row), reason: words.full(most) });
    if (reason === null && twin === undefined) seen.set(question, { line: row.line, text });
  }
  return { ...plan, faqs: merged(faqs, plan) };
};

const textOf = (cells: readonly string[], { question, answer, variants }: Columns): FaqText => ({
  question: (cells[question] ?? '').trim(),
  answer: (cells[answer] ?? '').trim(),
  variants: (variants ?? []).map((place) => (cells[place] ?? '').trim()).filter(Boolean),
});

/** The same question twice is fine with the same answer; with two answers the owner must choose. */
const twinProblem = (
  text: FaqText,
  twin: { line: number; text: FaqText },
  words: RowWords,
): string | undefined => (isSame(text, twin.text) ? undefined : words.duplicate(twin.line));

/** Spaces and capitals make no difference between questions. */
const plain = (question: string): string => question.trim().replace(/\s+/g, ' ').toLowerCase();

const isSame = (one: FaqText, other: FaqText): boolean =>
  one.question === other.question &&
  one.answer.replaceAll('\r\n', '\n') === other.answer.replaceAll('\r\n', '\n') &&
  one.variants.length === other.variants.length &&
  one.variants.every((variant, place) => variant === other.variants[place]);

const startOf = ({ cells }: CsvRow): string => {
  const text = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

const merged = (faqs: readonly DraftFaq[], { added, changed }: Pick<ImportPlan, 'added' | 'changed'>) => {
  const changes = new Map(changed.map(({ before, text }) => [before.key, text]));
  const first = nextKey(faqs);
  return [
    ...faqs.map((faq) => {
      const text = changes.get(faq.key);
      return text === undefined ? faq : { ...faq, ...text, variants: [...text.variants] };
    }),
    ...added.map(({ text }, place) => ({ key: first + place, ...text, variants: [...text.variants] })),
  ];
};
