/** In bytes; more than a knowledge base of 1,000 FAQs needs. */
export const largestFile = 16_000_000;

/** The text of a file, in the encodings in which spreadsheets write CSV. */
export const textOfFile = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The default of Excel in Western Europe and America.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
