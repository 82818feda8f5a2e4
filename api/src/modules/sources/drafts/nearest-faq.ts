import type { KnowledgeIndexes } from '../../knowledge/index.ts';
import type { ProposeNeeds } from './propose-drafts.ts';

/** Searches for the FAQ that a draft's question means, by words. */
export const nearestFaq =
  (indexes: Pick<KnowledgeIndexes, 'ofSaved'>): ProposeNeeds['nearestFaq'] =>
  async (of, question) => {
    const { matches } = (await indexes.ofSaved(of)).find(question);
    const best = matches.find(({ kind }) => kind === 'faq');
    return best?.kind === 'faq' ? { place: best.ref, confidence: best.confidence } : null;
  };
