import type { CsvRow } from './parse-csv.ts';
import { unguarded } from './formula-guard.ts';

/** The columns of a table; `variants` is null if it has none for other wordings. */
export type Columns = { question: number; answer: number; variants: number[] | null };

/** Finds the columns by the names in the first row, else by position; `isHeader` says which. */
export const columnsOf = (first: CsvRow | undefined): { columns: Columns; isHeader: boolean } => {
  const names = first?.cells.map((name) => unguarded(name).trim().toLowerCase()) ?? [];
  const question = names.findIndex((name) => questionNames.has(name));
  const answer = names.findIndex((name) => answerNames.has(name));
  if (question !== -1 && answer !== -1) {
    const variants = names.flatMap((name, place) => (variantName.test(name) ? [place] : []));
    return { columns: { question, answer, variants: variants.length > 0 ? variants : null }, isHeader: true };
  }
  const variants = names.slice(2).map((_name, place) => place + 2);
  return {
    columns: { question: 0, answer: 1, variants: variants.length > 0 ? variants : null },
    isHeader: false,
  };
};

const questionNames = new Set(['question', 'questions', 'q', 'frage', 'pregunta', 'pergunta']);
const answerNames = new Set([
  'answer',
  'answers',
  'a',
  'antwort',
  'respuesta',
  'réponse',
  'reponse',
  'resposta',
]);
const variantName = /^(other wordings?|variants?|alternatives?|synonyms?|variante[ns]?)( ?\d+)?$/;
