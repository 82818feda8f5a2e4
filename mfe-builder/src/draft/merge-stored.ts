import { isSameDraft, isSameFaq } from './compare.ts';
import type { Draft, DraftFaq } from './draft.ts';
import { nextKey } from './faqs.ts';

/**
 * The draft `mine` with the FAQs that were stored since it was opened as `base`, such as accepted
 * drafts of sources. FAQs are recognized by their questions. Null if the owner has to choose: an
 * FAQ was changed on both sides, or something else than FAQs was stored.
 */
export function mergeStored(base: Draft, mine: Draft, theirs: Draft): Draft | null {
  if (!isSameDraft({ ...base, faqs: theirs.faqs }, theirs)) return null;
  const [before, here, there] = [base, mine, theirs].map(byQuestion);
  const questions = new Set([...base.faqs, ...mine.faqs, ...theirs.faqs].map(({ question }) => question));
  const isChangedThere = (question: string) => !isSame(before?.get(question), there?.get(question));
  for (const question of questions) {
    const isChangedHere = !isSame(before?.get(question), here?.get(question));
    const isSameNow = isSame(here?.get(question), there?.get(question));
    if (isChangedHere && isChangedThere(question) && !isSameNow) return null;
  }
  const kept = mine.faqs.flatMap((faq) => {
    if (!isChangedThere(faq.question)) return [faq];
    const stored = there?.get(faq.question);
    return stored === undefined ? [] : [{ ...stored, key: faq.key }];
  });
  const first = nextKey([...mine.faqs, ...base.faqs]);
  const added = theirs.faqs
    .filter(({ question }) => isChangedThere(question) && !here?.has(question))
    .map((faq, place) => ({ ...faq, key: first + place }));
  return { ...mine, faqs: [...kept, ...added] };
}

const byQuestion = ({ faqs }: Draft): ReadonlyMap<string, DraftFaq> =>
  new Map(faqs.map((faq) => [faq.question, faq]));

const isSame = (one: DraftFaq | undefined, other: DraftFaq | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameFaq(one, other);
