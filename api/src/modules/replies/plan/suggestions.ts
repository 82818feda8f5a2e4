import { isSameQuestion, type Finding } from '@askwell/answers';
import type { Reply } from '../reply.ts';
import { didYouMean } from './did-you-mean.ts';

/** Questions to offer with a reply that does not clearly answer; never the one just asked. */
export function suggestionsFor(reply: Reply, finding: Finding, asked: string): string[] {
  const { answered, cited, isSmallTalk, offersContact, isPartial } = reply;
  if (isSmallTalk || offersContact || isPartial || (answered && cited.length > 0)) return [];
  return didYouMean(finding).filter((question) => !isSameQuestion(question, asked));
}
