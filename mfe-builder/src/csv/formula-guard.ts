/**
 * A spreadsheet takes a cell that begins like this for a formula and would run it
 * (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe before it makes it text; cells that begin with
 * apostrophes before such a sign get one more, so that every text comes back as it was.
 */
const risky = /^'*[=+\-@\t\r]/;

export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && risky.test(cell) ? cell.slice(1) : cell;
