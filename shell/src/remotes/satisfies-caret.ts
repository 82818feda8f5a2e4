/**
 * Whether a version lies in a caret range such as `^1.2.0`: the leftmost part that is not 0 is the
 * same, and the rest is not smaller. Any other range counts as unsatisfied: our builds write caret
 * ranges only.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const has = parts(version);
  const wants = range.startsWith('^') ? parts(range.slice(1)) : null;
  if (!has || !wants) return false;
  const leading = wants.findIndex((part) => part > 0);
  const fixed = leading === -1 ? wants.length : leading + 1;
  for (const [at, part] of wants.entries()) {
    const own = has[at] ?? 0;
    if (own !== part) return at >= fixed && own > part;
  }
  return true;
}

const parts = (text: string): number[] | null =>
  /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : null;
