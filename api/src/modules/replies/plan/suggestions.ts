import { isSameQuestion, type Finding } from '@askwell/answers';
import type { Reply } from '../reply.ts';
import type { Asked } from './reply-plan.ts';

/** Questions to offer with a reply that does not clearly answer; never the one just asked. */
export function suggestionsFor(reply: Reply, finding: Finding, asked: string): string[] {
  const { answered, cited, isSmallTalk, offersContact, isPartial, alternatives } = reply;
  if (alternatives.length > 0) return [...alternatives];
  if (isSmallTalk || offersContact || isPartial || (answered && cited.length > 0)) return [];
  return didYouMean(finding).filter((question) => !isSameQuestion(question, asked));
}

/** The most questions that a visitor is asked to choose from. */
const mostChoices = 3;
/** A choice has at least this share of the best match's confidence. */
const closeShare = 0.6;

/** The questions that a visitor may have meant, when several FAQs are about equally near. */
export const didYouMean = ({ decision, matches, confidence }: Finding): string[] =>
  decision === 'ambiguous'
    ? matches
        .filter((match) => match.kind === 'faq' && match.confidence >= closeShare * confidence)
        .slice(0, mostChoices)
        .map(({ question }) => question)
    : [];

/**
 * The best match other than the FAQ of the last reply, for a visitor who says that the reply was
 * wrong. Empty if no other FAQ is close enough to the question.
 */
export function otherThanRejected({ recent, finding }: Pick<Asked, 'recent' | 'finding'>): string[] {
  const rejected = recent.at(-1)?.reply;
  if (!rejected || !finding.isInContext) return [];
  const other = finding.matches.find(
    ({ kind, ref, confidence }) =>
      kind === 'faq' && !rejected.cited.includes(ref) && confidence >= leastAlternative,
  );
  return other ? [other.question] : [];
}

/** Below this confidence, another FAQ is no alternative. */
const leastAlternative = 0.15;
