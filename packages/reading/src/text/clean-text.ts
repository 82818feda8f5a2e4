/**
 * Characters that nobody sees, in which instructions can be hidden: soft hyphens, zero-width
 * spaces, direction marks and Unicode tags.
 */
const invisible =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Joiners, which have a meaning only within the words of these scripts and within emoji. */
const strayJoiners =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]+/gu;

/** Control characters but white space. */
const controls = /(?!\s)\p{Cc}/gu;

/** Normalizes a text and removes characters that are not visible; white space stays as it is. */
export const visibleText = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(strayJoiners, '').replace(controls, '');

/** The visible characters of a line, with single spaces. */
export const cleanLine = (text: string): string => visibleText(text).replace(/\s+/g, ' ').trim();

/** The visible characters of lines, with single spaces in each line and without empty lines. */
export const cleanLines = (text: string): string =>
  visibleText(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
