/**
 * One record of a file: the line on which it begins, from 1, its cells, and why it can't be read.
 */
export type CsvRow = { line: number; cells: string[]; problem: string | null };

/**
 * Reads CSV as in RFC 4180 (https://www.rfc-editor.org/rfc/rfc4180) and as spreadsheets write it:
 * separated by commas, semicolons or tabs, with any line ends, with or without a byte order mark.
 * Skips empty lines. Our own parser, because it reports the line of every record; it is smaller
 * than any library.
 */
export const parseCsv = (
  text: string,
  words: { unclosedQuotes: (line: number) => string; textAfterQuotes: string },
): CsvRow[] => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;

  const cell = (): { text: string; problem: string | null } => {
    if (source[at] !== '"') return { text: bare(), problem: null };
    const opened = line;
    let quoted = '';
    for (at += 1; at < source.length; at += 1) {
      if (source[at] === '"') {
        if (source[at + 1] !== '"') break;
        at += 1;
      }
      if (endsLine(source, at)) line += 1;
      quoted += source[at];
    }
    if (at >= source.length) return { text: quoted, problem: words.unclosedQuotes(opened) };
    at += 1;
    const rest = bare();
    const isClean = rest.trim() === '';
    return {
      text: isClean ? quoted : quoted + rest,
      problem: isClean ? null : words.textAfterQuotes,
    };
  };

  /** The text up to the next separator or the end of the line. */
  const bare = (): string => {
    const from = at;
    while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r')
      at += 1;
    return source.slice(from, at);
  };

  while (at < source.length) {
    const row: CsvRow = { line, cells: [], problem: null };
    for (;;) {
      const { text: read, problem } = cell();
      row.cells.push(read);
      row.problem ??= problem;
      if (source[at] !== separator) break;
      at += 1;
    }
    if (row.problem !== null || row.cells.some((one) => one.trim() !== '')) rows.push(row);
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
  }
  return rows;
};

/** A line ends with CR, LF or both, which count once. */
const endsLine = (source: string, at: number): boolean =>
  source[at] === '\n' || (source[at] === '\r' && source[at + 1] !== '\n');

/** The most frequent separator in the first record, outside of quotes; a comma by default. */
const separatorOf = (source: string): string => {
  const counts = new Map(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of source) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return separators.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0] ?? ',';
};

const separators = [',', ';', '\t'];
