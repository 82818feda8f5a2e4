/**
 * What one document may hold. Text beyond `characters` is left out; more of the others is refused.
 */
export const readingLimits = {
  htmlCharacters: 5_000_000,
  /** Beyond these, a page is read as text without structure: the DOM takes quadratic time. */
  elements: 30_000,
  depth: 256,
  characters: 500_000,
  links: 3_000,
  linkCharacters: 2_000,
  jsonLdCharacters: 256 * 1024,
  jsonLdNodes: 5_000,
  jsonLdDepth: 20,
  jsonLdString: 5_000,
  pairs: 200,
  fileBytes: 10 * 1024 * 1024,
  pdfPages: 300,
  docxEntries: 2_000,
  /** Of all parts together, with pictures. */
  docxBytes: 64 * 1024 * 1024,
  docxTextBytes: 10 * 1024 * 1024,
  docxParagraphs: 10_000,
} as const;

/** What a draft may hold, in characters. */
export const draftLimits = {
  question: 300,
  answer: { minimum: 20, maximum: 1_200 },
  quote: { minimum: 12, maximum: 400 },
  perPage: 5,
  perImport: 40,
} as const;
