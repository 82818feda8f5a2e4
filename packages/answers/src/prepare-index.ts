import type { SourceDocument } from './text/documents.ts';
import { idfOf } from './idf.ts';
import type { IndexParts } from './index-parts.ts';
import { correctionsOf } from './leave-out.ts';
import { postingsOf } from './postings.ts';
import { mostPromising } from './rank.ts';
import { termSetsOf } from './term-sets.ts';
import { textTableOf } from './text-table.ts';
import { stopWeightOf, weightingOf } from './vectors.ts';
import { vocabularyBuilder, type Features } from './text/vocabulary.ts';
import { wordingKey } from './text/wording-key.ts';
import { wordingVectorsOf } from './wording-vectors.ts';

/**
 * Computes an index. The expensive part of all work on knowledge: about 0.1 s for 10,000 wordings.
 */
export const prepareIndex = (documents: readonly SourceDocument[]): IndexParts => {
  const words = vocabularyBuilder();
  const wordings = documents.map((document) => document.wordings.map(words.addWording));
  const bodies = documents.map(({ body }) => words.addBody(body));
  const size = words.size();
  const flat = wordings.flat();
  const faqs = documents.filter(({ kind }) => kind === 'faq').length;
  const passages = bodies.slice(faqs);
  const weighting = weightingOf(
    idfOf(flat, size, passages),
    flat.length + passages.length,
    stopWeightOf(flat.length),
  );
  const { wordings: vectors, centroids } = wordingVectorsOf(wordings, weighting);
  const parts = {
    faqs,
    passages: documents.filter(({ kind }) => kind === 'passage').length,
    vocabulary: words.vocabulary(),
    weighting,
    wordings: vectors,
    wordingKeys: wordingKeysOf(flat),
    centroids: postingsOf(centroids, size, Math.max(mostPromising, documents.length / 4)),
    termSets: postingsOf(termSetsOf(wordings, bodies, faqs, size), size),
    texts: textTableOf(documents.flatMap(({ path, body, wordings: texts }) => [path, body, ...texts])),
    firstTexts: firstTextsOf(documents),
  };
  return { ...parts, corrections: correctionsOf(parts, documents) };
};

const wordingKeysOf = (wordings: readonly Features[]): Int32Array => {
  const keys = new Int32Array(2 * wordings.length);
  wordings.forEach(({ words }, row) => keys.set(wordingKey(words.map(({ plain }) => plain)), 2 * row));
  return keys;
};

const firstTextsOf = (documents: readonly SourceDocument[]): Int32Array => {
  const firsts = new Int32Array(documents.length + 1);
  documents.forEach(({ wordings }, position) => {
    firsts[position + 1] = (firsts[position] ?? 0) + 2 + wordings.length;
  });
  return firsts;
};
