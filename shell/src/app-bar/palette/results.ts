/** One line of the palette. */
export type Result = {
  id: string;
  label: string;
  /** What tells it from others, at its end. */
  note?: string;
  /** The address that it opens, or what it does. */
  to: string | (() => void);
};

/** How many results of a group are shown. */
const most = 6;

/**
 * The results whose label or note has every word of the text, those that begin with it first.
 * Without a text, all.
 */
export function matching(results: readonly Result[], text: string, limit = most): Result[] {
  const wanted = text.trim().toLocaleLowerCase();
  const words = wanted.split(/\s+/);
  const begins = ({ label }: Result) => label.toLocaleLowerCase().startsWith(wanted);
  return results
    .filter(({ label, note = '' }) => {
      const content = `${label} ${note}`.toLocaleLowerCase();
      return words.every((word) => content.includes(word));
    })
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, limit);
}
