import { isSameQuestion, type Finding } from '@askwell/answers';
import { didYouMean } from './did-you-mean.ts';
import type { Reply } from './reply.ts';

/** What to offer beside a reply that does not clearly answer: never the question that was just asked. */
export const suggestionsFor = (
  { answered, cited, isSmallTalk, isPartial }: Reply,
  finding: Finding,
  asked: string,
): string[] =>
  isSmallTalk || isPartial || (answered && cited.length > 0)
    ? []
    : didYouMean(finding).filter((question) => !isSameQuestion(question, asked));
