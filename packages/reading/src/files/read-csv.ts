import { blockWriter } from '../blocks/block-writer.ts';
import { columnsOf, parseCsv, unguarded } from '../csv/index.ts';
import { isQuestion } from '../drafts/question-text.ts';
import { documentOutcome } from '../plain-document.ts';
import type { ReadOutcome, SourcePair } from '../source-document.ts';

/** How many rows of a table of data are one block. */
const rowsPerBlock = 10;

/**
 * Reads CSV or TSV: rows of questions and answers as pairs, with the columns that the import of the
 * editor knows; any other table as data. Rows with quotes that are not closed are left out.
 */
export const readCsv = (text: string): ReadOutcome => {
  const rows = parseCsv(text, { unclosedQuotes: () => 'unclosed', textAfterQuotes: 'text' }).filter(
    ({ problem }) => problem === null,
  );
  const { columns, isHeader } = columnsOf(rows[0]);
  const cells = rows.map((row) => row.cells.map((cell) => unguarded(cell).trim()));
  const records = isHeader ? cells.slice(1) : cells;
  const asked = records.filter((record) => isQuestion(record[columns.question] ?? '')).length;
  const isAnswered = records.some((record) => (record[columns.answer] ?? '') !== '');
  if (!isAnswered || !(isHeader || asked >= records.length / 2)) return tableOutcome(cells);

  const writer = blockWriter();
  const pairs: SourcePair[] = [];
  for (const record of records) {
    const question = record[columns.question] ?? '';
    const answer = record[columns.answer] ?? '';
    if (question === '' || answer === '') continue;
    writer.heading(2, question);
    const before = writer.count();
    writer.paragraph(answer);
    const block = writer.result().blocks[before];
    if (block === undefined) break;
    const wordings = (columns.variants ?? []).map((place) => record[place] ?? '').filter(Boolean);
    pairs.push({ from: 'table', question, wordings, answer, blockId: block.id });
  }
  const { blocks, isCut } = writer.result();
  return documentOutcome({ blocks, isCut, pairs });
};

function tableOutcome([header = [], ...rows]: readonly string[][]): ReadOutcome {
  const writer = blockWriter();
  for (let start = 0; start < rows.length; start += rowsPerBlock) {
    writer.table({ header, rows: rows.slice(start, start + rowsPerBlock) });
  }
  return documentOutcome(writer.result());
}
