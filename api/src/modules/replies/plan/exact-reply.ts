import type { Finding } from '@askwell/answers';
import type { Language } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import type { CannedReply } from '../reply.ts';
import { didYouMean } from './suggestions.ts';

/**
 * The owner's own text, word for word, when the search is sure of it; else a choice of questions,
 * or that we do not know. Needs neither a model nor a key.
 */
export function planExactReply(finding: Finding, language: Language): CannedReply {
  const [best] = finding.matches;
  if (finding.decision === 'unknown' || !best) {
    return { text: phrases[language].unknown, source: 'none', answered: false };
  }
  if (didYouMean(finding).length > 1) {
    return { text: phrases[language].whichOne, source: 'none', answered: false };
  }
  return { text: best.answer, source: 'faq', answered: true, cited: [best] };
}

/**
 * What replies when the model cannot: the best match of the search if it is sure enough, else an
 * apology.
 */
export function substituteReply({ decision, matches }: Finding, language: Language): CannedReply {
  const [best] = decision === 'unknown' ? [] : matches;
  return best
    ? { text: best.answer, source: 'faq', answered: true, cited: [best] }
    : { text: phrases[language].apology, source: 'none', answered: false };
}
