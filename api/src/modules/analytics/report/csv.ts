import { stringify } from 'csv-stringify';
import { pipeline, Readable, type Transform } from 'node:stream';

/**
 * Rows as a CSV file (RFC 4180), row by row as it is read. Texts that a spreadsheet would take for
 * a formula get an apostrophe in front: visitors write some of them.
 */
export const csvOf = <Row extends Record<string, unknown>>(
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Transform =>
  // Unlike `pipe`, it ends the one when the other fails or is left: an error here must not end the
  // process.
  pipeline(
    Readable.from(rows),
    stringify({ header: true, columns: [...columns], record_delimiter: 'windows', escape_formulas: true }),
    () => {},
  );
