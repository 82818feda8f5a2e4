import { zipEntries } from './zip.ts';

export type SourceKind = 'html' | 'pdf' | 'docx' | 'text' | 'encrypted' | 'legacy_word' | 'not_a_document';

/** What bytes are, by their first characters; a name or a header is not trusted. */
export const kindOfBytes = (bytes: Uint8Array): SourceKind => {
  const start = latin(bytes.subarray(0, 1_024));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) {
    return zipEntries(bytes)?.some(({ name }) => name === 'word/document.xml') ? 'docx' : 'not_a_document';
  }
  // The container of Office files before 2007, and of encrypted ones.
  if (start.startsWith('\xD0\xCF\x11\xE0')) {
    const isEncrypted = latin(bytes.subarray(0, 65_536)).includes('EncryptedPackage'.split('').join('\0'));
    return isEncrypted ? 'encrypted' : 'legacy_word';
  }
  if (isBinary(bytes)) return 'not_a_document';
  return /^[\s\uFEFFï»¿\0ÿþ]*(<!doctype\s+html|<html|<head|<body|<!--|<\?xml[^>]*>\s*<(!doctype\s+html|html))/i.test(
    start,
  )
    ? 'html'
    : 'text';
};

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Zero bytes are in text only where it is UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8_192);
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (isUtf16) return false;
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros === 0)
    return sample.filter((byte) => byte < 9 || (byte > 13 && byte < 27)).length > sample.length / 50;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // All zeros at one parity: UTF-16 without a mark.
  return !(zeros > sample.length / 5 && (odd > zeros * 0.95 || odd < zeros * 0.05));
}
