/**
 * Spreadsheets run a cell that begins like this as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe in front makes it text. A
 * cell that already has apostrophes in front gets one more, so that every text is restored on
 * import.
 */
const risky = /^'*[=+\-@\t\r]/;

export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && risky.test(cell) ? cell.slice(1) : cell;
