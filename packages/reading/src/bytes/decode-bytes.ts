import { detect } from 'chardet';

/**
 * How much of a page is searched for the `<meta>` that names its encoding (WHATWG: 1,024 bytes).
 */
const metaBytes = 1_024;

/** How much of the bytes the guess is made from. */
const sampleBytes = 64 * 1_024;

/**
 * The text of bytes and the encoding in which it was written: of a byte order mark, else as the
 * header or the page's `<meta>` names it, else UTF-8 if the bytes are, else a guess.
 */
export const decodeBytes = (
  bytes: Uint8Array,
  contentType: string | null = null,
): { text: string; charset: string } => {
  const candidates = [
    () => markedCharset(bytes),
    () => charsetIn(contentType ?? ''),
    () => charsetIn(startOf(bytes)),
    () => 'utf-8',
    () => unmarkedUtf16(bytes),
    () => detect(bytes.subarray(0, sampleBytes)),
  ];
  for (const candidate of candidates) {
    const label = candidate();
    const decoder = label === null ? null : decoderOf(label);
    const text = decoder === null ? null : decode(bytes, decoder);
    if (decoder !== null && text !== null) return { text, charset: decoder.encoding };
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), charset: 'windows-1252' };
};

const startOf = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, metaBytes));

const charsetIn = (text: string): string | null => {
  const label = /charset\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1]?.toLowerCase() ?? null;
  // A page whose `<meta>` could be read is not in UTF-16, whatever it says.
  return label?.startsWith('utf-16') ? 'utf-8' : label;
};

const markedCharset = ([first, second, third]: Uint8Array): string | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** UTF-16 of a text in Latin letters: every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 5 && even < sample.length / 50) return 'utf-16le';
  return even > sample.length / 5 && odd < sample.length / 50 ? 'utf-16be' : null;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return null;
  }
}

/** Null if the bytes are not in the encoding, or if they would hold NUL characters. */
function decode(bytes: Uint8Array, decoder: TextDecoder): string | null {
  try {
    const text = decoder.decode(bytes);
    return text.slice(0, 10_000).includes('\0') ? null : text;
  } catch {
    return null;
  }
}
