import type { ReadOutcome, SourceBlock, SourceDocument } from './source-document.ts';
import { languageOf } from './text/detect-language.ts';
import { countWords } from './text/words.ts';

/** A document that is nothing but blocks, as of a file. */
export const plainDocument = (
  blocks: readonly SourceBlock[],
  isCut: boolean,
  declaredLanguage: string | null = null,
): SourceDocument => {
  const text = blocks.map((block) => block.text).join('\n');
  return {
    title: blocks.find(({ kind }) => kind === 'heading')?.text ?? '',
    description: null,
    language: languageOf(text, declaredLanguage),
    blocks,
    siteBlocks: [],
    words: countWords(text),
    isCut,
    canonical: null,
    noindex: false,
    nofollow: false,
    refresh: null,
    alternates: [],
    links: [],
    facts: [],
    brand: { name: null, color: null, logo: null },
    pairs: [],
  };
};

/** The outcome of a file whose blocks were written. */
export const documentOutcome = ({
  blocks,
  pairs,
  isCut,
}: Pick<SourceDocument, 'blocks' | 'pairs' | 'isCut'>): ReadOutcome =>
  blocks.length === 0
    ? { outcome: 'empty' }
    : { outcome: 'read', document: { ...plainDocument(blocks, isCut), pairs } };
