import type { Finding } from '@askwell/answers';
import { didYouMean } from './did-you-mean.ts';
import type { Language } from './languages.ts';
import { phrases } from './phrases.ts';
import { say, type Listener, type Reply } from './reply.ts';

/**
 * The owner's own text, word for word, where the search is sure of it; else the questions to choose from, or that we do not
 * know. Asks nobody and needs no key.
 */
export function exactReply(finding: Finding, language: Language, listener: Listener): Promise<Reply> {
  const [best] = finding.matches;
  if (finding.decision === 'unknown' || !best) {
    return say(listener, { text: phrases[language].unknown, source: 'none', answered: false });
  }
  if (didYouMean(finding).length > 1) {
    return say(listener, { text: phrases[language].whichOne, source: 'none', answered: false });
  }
  return say(listener, { text: best.answer, source: 'faq', answered: true, cited: [0] });
}
