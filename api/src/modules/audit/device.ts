/**
 * A browser and its system in plain words, such as `Firefox on Windows`. Of the many names that
 * browsers give themselves the most special one counts: Edge says that it is Chrome, and Chrome
 * that it is Safari.
 */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === null && system === null) return userAgent === '' ? 'Unknown device' : 'Another program';
  return [browser ?? 'A browser', ...(system === null ? [] : [`on ${system}`])].join(' ');
}

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (table: readonly (readonly [name: string, sign: RegExp])[], text: string): string | null =>
  table.find(([, sign]) => sign.test(text))?.[0] ?? null;
