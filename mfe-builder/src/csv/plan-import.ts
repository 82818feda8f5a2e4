import { limits } from '@askwell/contracts';
import type { DraftFaq } from '../draft/draft.ts';
import { nextKey, type FaqText } from '../draft/faqs.ts';
import { columnsOf, type Columns } from './columns.ts';
import { unguarded } from './formula-guard.ts';
import { parseCsv, type CsvRow } from './parse-csv.ts';
import { rowProblem } from './row-problem.ts';

const { faqs: most } = limits.knowledgeBase;

/** A row of the file that becomes an FAQ, and the line it stands on. */
export type GoodRow = { line: number; text: FaqText };
/** A row that changes an FAQ which is there. */
export type ChangedRow = GoodRow & { before: DraftFaq };
/** A row that cannot be taken, with as much of it as tells which one it is. */
export type BadRow = { line: number; start: string; reason: string };

/** What importing a file would do. FAQs that the file does not name stay as they are. */
export type ImportPlan = {
  added: GoodRow[];
  changed: ChangedRow[];
  /** How many rows say what is there already. */
  same: number;
  bad: BadRow[];
  /** The knowledge base afterwards. */
  faqs: readonly DraftFaq[];
};

/** Compares a file with the knowledge base, by the questions: what is new, what would change, what cannot be read. */
export const planImport = (csv: string, faqs: readonly DraftFaq[]): ImportPlan => {
  const rows = parseCsv(csv);
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
    const reason = row.problem ?? rowProblem(text) ?? (twin && twinProblem(text, twin)) ?? null;
    if (reason !== null) plan.bad.push({ line: row.line, start: startOf(row), reason });
    else if (twin !== undefined || (before !== undefined && isSame(text, before))) plan.same += 1;
    else if (before !== undefined) plan.changed.push({ line: row.line, text, before });
    else if (faqs.length + plan.added.length < most) plan.added.push({ line: row.line, text });
    else plan.bad.push({ line: row.line, start: startOf(row), reason: fullReason });
    if (reason === null && twin === undefined) seen.set(question, { line: row.line, text });
  }
  return { ...plan, faqs: merged(faqs, plan) };
};

const fullReason = `There is no room: a knowledge base holds at most ${most.toLocaleString('en')} FAQs`;

const textOf = (cells: readonly string[], { question, answer, variants }: Columns): FaqText => ({
  question: (cells[question] ?? '').trim(),
  answer: (cells[answer] ?? '').trim(),
  variants: (variants ?? []).map((place) => (cells[place] ?? '').trim()).filter(Boolean),
});

/** The same question twice with one answer does no harm; with two it is for the owner to say which holds. */
const twinProblem = (text: FaqText, twin: { line: number; text: FaqText }): string | undefined =>
  isSame(text, twin.text) ? undefined : `Line ${twin.line} answers the same question in another way`;

/** Questions are the same however they are spaced and capitalised. */
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
      return text === undefined ? faq : { key: faq.key, ...text, variants: [...text.variants] };
    }),
    ...added.map(({ text }, place) => ({ key: first + place, ...text, variants: [...text.variants] })),
  ];
};
