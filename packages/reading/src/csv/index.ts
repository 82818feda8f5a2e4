/** CSV of questions and answers. Runs in the browser as well: the editor imports the same files. */
export { parseCsv, type CsvRow } from './parse-csv.ts';
export { columnsOf, type Columns } from './columns.ts';
export { guarded, unguarded } from './formula-guard.ts';
