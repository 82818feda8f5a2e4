export const widestComment = 100;

/** A line of a comment that is wider than `widestComment`. */
export type WideComment = { file: string; line: number; columns: number };

/** Directives cannot be wrapped, and neither can an address. */
const isUnbreakable = (text: string): boolean =>
  /^(?:\/\/|\{?\/\*+) *(?:oxlint|eslint|@ts-|prettier)/.test(text) || /^\W*https?:\/\/\S+$/.test(text);

/**
 * The lines of a file that are a comment, whole or in part of a block, and wider than
 * `widestComment` columns. A comment beside code is not looked at.
 */
export function wideComments(file: string, text: string): WideComment[] {
  let isInBlock = false;
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.trim();
    const isComment = isInBlock || /^(?:\/\/|\{?\/\*)/.test(line);
    if (isComment && !line.startsWith('//')) isInBlock = !line.includes('*/');
    const columns = raw.replace(/[\ud800-\udbff]/g, '').length;
    return isComment && columns > widestComment && !isUnbreakable(line)
      ? [{ file, line: at + 1, columns }]
      : [];
  });
}
