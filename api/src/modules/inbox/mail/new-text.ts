/** The first line of our mails that can be replied to. */
export const replyAbove = '--- Reply above this line ---';

const mostCharacters = 32_000;
/** How many lines of an attribution, such as 'On Monday, Ana wrote:', stand above a quotation. */
const attributionLines = 3;

/**
 * What is new in a mail's text: without the quotation of our mail, in any language, and without a
 * signature after `-- `. An attribution is known by its place above the quotation and its colon or
 * address.
 */
export function newTextOf(text: string): string {
  const lines = text.slice(0, mostCharacters).replaceAll('\r\n', '\n').split('\n');
  const isEnd = (line: string) =>
    line.startsWith('>') ||
    line.includes(replyAbove) ||
    line === '-- ' ||
    /^-{2,}\s?Original Message\s?-{2,}$/i.test(line.slice(0, 200).trim());
  const end = lines.findIndex(isEnd);
  if (end < 0) return text.slice(0, mostCharacters).trim();
  const kept = lines.slice(0, end);
  while (kept.at(-1)?.trim() === '') kept.pop();
  const isAttribution = (line: string) =>
    /[:：]\s*$/.test(line.slice(-20)) || /<[^<>\s]+@[^<>\s]+>/.test(line);
  for (let at = kept.length - 1; at >= Math.max(0, kept.length - attributionLines); at -= 1) {
    if (kept[at]?.trim() === '') break;
    if (isAttribution(kept[at]?.slice(0, 1_000) ?? '')) kept.length = at;
  }
  return kept.join('\n').trim();
}
