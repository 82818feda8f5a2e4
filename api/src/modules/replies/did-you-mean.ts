import type { Finding } from '@askwell/answers';

/** So many questions a visitor is asked to choose from. */
const most = 3;
/** What is meant as well is at least so likely, as a share of what is likeliest. */
const close = 0.6;

/** The questions that a visitor may have meant, when several FAQs are about as near to what was asked. */
export const didYouMean = ({ decision, matches, confidence }: Finding): string[] =>
  decision === 'ambiguous'
    ? matches
        .filter((match) => match.kind === 'faq' && match.confidence >= close * confidence)
        .slice(0, most)
        .map(({ question }) => question)
    : [];
