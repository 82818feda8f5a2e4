/** A line of a page: its text, the height of its letters and its place, in points from below. */
export type PdfLine = { text: string; height: number; y: number; page: number };

/** A piece of text as PDF.js gives it. */
export type PdfText = { str: string; transform: readonly unknown[]; height: number; hasEOL: boolean };

/** Joins the pieces of a page that stand on one line. */
export const linesOf = (items: readonly PdfText[], page: number): PdfLine[] => {
  const lines: PdfLine[] = [];
  let hasEnded = true;
  for (const { str, transform, height, hasEOL } of items) {
    const y = Number(transform[5] ?? 0);
    const size = height || Math.hypot(Number(transform[2] ?? 0), Number(transform[3] ?? 0));
    const isBlank = str.trim() === '';
    const last = hasEnded ? undefined : lines.at(-1);
    const isSame = last && (isBlank || Math.abs(last.y - y) <= Math.max(last.height, size) * 0.5);
    if (last && isSame) {
      last.text += str;
      if (!isBlank) last.height = Math.max(last.height, size);
    } else if (!isBlank) lines.push({ text: str, height: size, y, page });
    hasEnded = hasEOL;
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
};

/** Fewer pages than this have no repeated headers that could be told from text. */
const leastPages = 3;

/** The lines without the headers and footers that most pages repeat; numbers may differ. */
export const withoutRepeated = (pages: readonly (readonly PdfLine[])[]): PdfLine[][] => {
  if (pages.length < leastPages) return pages.map((lines) => [...lines]);
  const key = ({ text }: PdfLine) => text.replace(/\d+/g, '#').toLowerCase();
  const edges = (lines: readonly PdfLine[]) => new Set([...lines.slice(0, 2), ...lines.slice(-2)]);
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const edge of new Set([...edges(lines)].map(key))) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return pages.map((lines) => {
    const own = edges(lines);
    return lines.filter((line) => !own.has(line) || (counts.get(key(line)) ?? 0) <= pages.length / 2);
  });
};

/** The height of most letters. */
export const bodyHeight = (lines: readonly PdfLine[]): number => {
  const letters = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
};
