/**
 * Strings as UTF-8 in one array. Each is decoded when it is read, so that thousands of them cost
 * nothing to load.
 */
export type TextTable = { bytes: Uint8Array; starts: Int32Array };

export const textTableOf = (texts: readonly string[]): TextTable => {
  const starts = new Int32Array(texts.length + 1);
  const all = texts.join('');
  const together = encoder.encode(all);
  if (together.length === all.length) {
    // Only characters of one byte each: one array instead of thousands.
    texts.forEach(({ length }, place) => {
      starts[place + 1] = (starts[place] ?? 0) + length;
    });
    return { bytes: together, starts };
  }
  const encoded = texts.map((text) => encoder.encode(text));
  encoded.forEach(({ length }, place) => {
    starts[place + 1] = (starts[place] ?? 0) + length;
  });
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  encoded.forEach((part, place) => bytes.set(part, starts[place]));
  return { bytes, starts };
};

export const textAt = ({ bytes, starts }: TextTable, place: number): string =>
  decoder.decode(bytes.subarray(starts[place] ?? 0, starts[place + 1] ?? 0));

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
