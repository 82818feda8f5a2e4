import type { Finding } from '@askwell/answers';

/** So many questions a visitor is asked to choose from. */
const most = 3;

/** The questions that a visitor may have meant, when several FAQs are about as near to what was asked. */
export const didYouMean = ({ decision, matches }: Finding): string[] =>
  decision === 'ambiguous'
    ? matches
        .filter(({ kind }) => kind === 'faq')
        .slice(0, most)
        .map(({ question }) => question)
    : [];
