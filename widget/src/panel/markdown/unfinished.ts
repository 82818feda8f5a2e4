/**
 * Makes the end of a text that is still coming readable: an open `**` or `` ` `` is closed, half a
 * link shows its label only, a mark that stands alone at the very end waits for what follows it.
 */
export const closeUnfinished = (text: string): string => {
  const start = text.lastIndexOf('\n') + 1;
  const line = text
    .slice(start)
    .replace(/!?\[([^\]]*)(\](\([^)]*)?)?$/, '$1')
    .replace(/(^|\s)[*_~`]+$/, '$1');
  const isCodeOpen = line.split('`').length % 2 === 0;
  const isBoldOpen = line.split('**').length % 2 === 0;
  const settled = isBoldOpen ? `${line.replace(/\*$/, '').trimEnd()}**` : line;
  return text.slice(0, start) + (isCodeOpen ? `${line}\`` : settled);
};
