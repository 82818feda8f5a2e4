import type { IndexField } from './index-keys.ts';

/**
 * An order in which documents can be read: by `_id`, or by a secondary index. The statements give rows of
 * [key, row, document] between two keys, the lower one included and the upper one not, after a given position.
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
  forward: string;
  backward: string;
  count: string;
  /** The same where a document may have several keys. */
  countDistinct: string;
}

/** The statements over the table `keys`, whose key column is `column`, and the table of the documents. */
export function orderStatements(keys: string, column: string, documents: string) {
  const isOwnTable = keys !== documents;
  const from = isOwnTable ? `${keys} k CROSS JOIN ${documents} d ON d.row = k.row` : `${documents} k`;
  const document = isOwnTable ? 'd.doc' : 'k.doc';
  const columns = `k.${column}, k.row, ${document}`;
  const within = `FROM ${keys} k WHERE k.${column} >= ?1 AND k.${column} < ?2`;
  return {
    exact: `SELECT NULL, k.row, ${document} FROM ${from} WHERE k.${column} = ?1 LIMIT 1`,
    forward: `SELECT ${columns} FROM ${from} WHERE (k.${column}, k.row) > (?1, ?2) AND k.${column} < ?3 ORDER BY k.${column}, k.row LIMIT ?4`,
    backward: `SELECT ${columns} FROM ${from} WHERE (k.${column}, k.row) < (?1, ?2) AND k.${column} >= ?3 ORDER BY k.${column} DESC, k.row DESC LIMIT ?4`,
    count: `SELECT count(*) ${within}`,
    countDistinct: `SELECT count(DISTINCT k.row) ${within}`,
  };
}
