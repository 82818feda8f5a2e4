/** One record of a file: the line on which it begins, counted from 1, and its cells, or why it cannot be read. */
export type CsvRow = { line: number; cells: string[]; problem: string | null };

/**
 * Reads a table as RFC 4180 describes it (https://www.rfc-editor.org/rfc/rfc4180), and what spreadsheets make of it:
 * separated by commas, semicolons or tabs, with any ends of lines, with or without a byte order mark. Empty lines are
 * left out. A parser of our own, since it has to tell the line of every record; it is smaller than any library.
 */
export const parseCsv = (text: string): CsvRow[] => {
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
    if (at >= source.length)
      return { text: quoted, problem: `The quotes that open on line ${opened} are not closed` };
    at += 1;
    const rest = bare();
    const isClean = rest.trim() === '';
    return {
      text: isClean ? quoted : quoted + rest,
      problem: isClean ? null : 'There is text after closing quotes',
    };
  };

  /** What stands up to the next separator or the end of the line. */
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

/** Whichever stands most often in the first record, outside of quotes; a comma where none does. */
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
