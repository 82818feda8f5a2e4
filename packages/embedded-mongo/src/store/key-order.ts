import type { IndexField } from './index-keys.ts';

/**
 * An order in which documents can be read: by `_id`, or by a secondary index. The statements give
 * rows of [row, document] between two keys, the lower one included and the upper one not, after a
 * given position. Keys are not among them: to hand one over costs as much as a document. So there
 * are statements that say where the last of so many rows stands.
 */
export interface KeyOrder {
  name: string;
  fields: readonly IndexField[];
  unique: boolean;
  sparse: boolean;
  /** A bit for each field that holds an array in any document: such a document has several keys. */
  arrayFields: number;
  /** For one key. */
  exact: string;
  forward: Direction;
  backward: Direction;
  count: string;
  /** The same where a document may have several keys. */
  countDistinct: string;
}

/**
 * `endKey` gives the key of the last row that `rows` gives, when it is asked for as many of them
 * without one.
 */
export type Direction = { rows: string; endKey: string };

/**
 * The statements over the table `keys`, whose key column is `column`, and the table of the
 * documents.
 */
export function orderStatements(keys: string, column: string, documents: string) {
  const isOwnTable = keys !== documents;
  const from = isOwnTable ? `${keys} k CROSS JOIN ${documents} d ON d.row = k.row` : `${documents} k`;
  const document = isOwnTable ? 'd.doc' : 'k.doc';
  const within = `FROM ${keys} k WHERE k.${column} >= ?1 AND k.${column} < ?2`;
  const direction = (after: string, before: string, order: string): Direction => {
    const where = `WHERE (k.${column}, k.row) ${after} (?1, ?2) AND k.${column} ${before} ?3`;
    const orderBy = `ORDER BY k.${column} ${order}, k.row ${order}`;
    return {
      rows: `SELECT k.row, ${document} FROM ${from} ${where} ${orderBy} LIMIT ?4`,
      endKey: `SELECT k.${column} FROM ${keys} k ${where} ${orderBy} LIMIT 1 OFFSET ?4`,
    };
  };
  return {
    exact: `SELECT k.row, ${document} FROM ${from} WHERE k.${column} = ?1 LIMIT 1`,
    forward: direction('>', '<', 'ASC'),
    backward: direction('<', '>=', 'DESC'),
    count: `SELECT count(*) ${within}`,
    countDistinct: `SELECT count(DISTINCT k.row) ${within}`,
  };
}
