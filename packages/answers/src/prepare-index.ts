import type { SourceDocument } from './text/documents.ts';
import { idfOf } from './idf.ts';
import type { IndexParts } from './index-parts.ts';
import { correctionsOf } from './leave-out.ts';
import { postingsOf } from './postings.ts';
import { mostPromising } from './rank.ts';
import { termSetsOf } from './term-sets.ts';
import { textTableOf } from './text-table.ts';
import { addText, emptyRows } from './term-rows.ts';
import { stopWeightOf, weighTexts } from './vectors.ts';
import { vocabularyBuilder } from './text/vocabulary.ts';
import { wordingKey } from './text/wording-key.ts';
import { wordingVectorsOf } from './wording-vectors.ts';

/**
 * Computes an index. The expensive part of all work on knowledge: about 0.1 s for 10,000 wordings.
 */
export const prepareIndex = (documents: readonly SourceDocument[]): IndexParts => {
  const firsts = endsOf(documents, ({ wordings }) => wordings.length);
  const texts = firsts[documents.length] ?? 0;
  const stopWeight = stopWeightOf(texts);
  const words = vocabularyBuilder();
  const rows = emptyRows(charactersIn(documents));
  const wordingKeys = new Int32Array(2 * texts);
  for (const { wordings } of documents) {
    for (const wording of wordings) {
      const features = words.addWording(wording);
      wordingKeys.set(wordingKey(features.words.map(({ plain }) => plain)), 2 * rows.texts);
      addText(rows, features, stopWeight, words.size());
    }
  }
  const bodies = documents.map(({ body }) => words.addBody(body));
  const size = words.size();
  const faqs = documents.filter(({ kind }) => kind === 'faq').length;
  const passages = bodies.slice(faqs);
  const weighting = {
    idf: idfOf(rows, size, passages),
    texts: texts + passages.length,
    stopWeight,
  };
  const termSets = termSetsOf(firsts, rows, bodies, faqs, size);
  weighTexts(rows, weighting.idf, weighting.texts);
  const { wordings, centroids } = wordingVectorsOf(firsts, rows, size);
  const parts = {
    faqs,
    passages: documents.filter(({ kind }) => kind === 'passage').length,
    vocabulary: words.vocabulary(),
    weighting,
    wordings,
    wordingKeys,
    centroids: postingsOf(centroids, size, Math.max(mostPromising, documents.length / 4)),
    termSets: postingsOf(termSets, size),
    texts: textTableOf(documents.flatMap(({ path, body, wordings: all }) => [path, body, ...all])),
    firstTexts: endsOf(documents, (document) => 2 + document.wordings.length),
  };
  return { ...parts, corrections: correctionsOf(parts, documents) };
};

/** The length of all wordings. */
const charactersIn = (documents: readonly SourceDocument[]): number => {
  let sum = 0;
  for (const { wordings } of documents) for (const { length } of wordings) sum += length;
  return sum;
};

/** Where each document begins if it takes so much; one more entry for the end of the last. */
const endsOf = (
  documents: readonly SourceDocument[],
  lengthOf: (document: SourceDocument) => number,
): Int32Array => {
  const ends = new Int32Array(documents.length + 1);
  documents.forEach((document, position) => {
    ends[position + 1] = (ends[position] ?? 0) + lengthOf(document);
  });
  return ends;
};
