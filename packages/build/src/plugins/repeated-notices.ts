/**
 * Where a script repeats a license notice, as `[start, end)`. Notices that differ in the name of
 * their file alone are the same.
 */
export function repeatedNotices(script: string): [start: number, end: number][] {
  const seen = new Set<string>();
  return [...script.matchAll(notice)].flatMap(({ 0: found, index }): [number, number][] => {
    const text = found.replace(fileName, '');
    if (seen.has(text)) return [[index, index + found.length]];
    seen.add(text);
    return [];
  });
}

const notice = /\/\*\*\n \* @license [^*]*(?:\*(?!\/)[^*]*)*\*\//g;
const fileName = /^ \* [\w.-]+\.m?js\n/m;
