import { emptyData, type Draft, type DraftFaq } from './draft.ts';

/** Whether two drafts would be stored alike. Cheap for untouched parts, since changes keep what they do not touch. */
export const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  isSameRecord(a.configuration, b.configuration) &&
  isSameRecord(a.settings, b.settings) &&
  isSameList(a.allowedDomains, b.allowedDomains, Object.is) &&
  isSameList(a.suggestedQuestions, b.suggestedQuestions, Object.is) &&
  a.exactAnswers === b.exactAnswers &&
  a.retention === b.retention &&
  isSameKnowledge(a, b);

type Knowledge = Pick<Draft, 'faqs' | 'data'>;

export const isSameKnowledge = (a: Knowledge, b: Knowledge): boolean =>
  a.data === b.data && isSameList(a.faqs, b.faqs, isSameFaq);

export const isEmptyKnowledge = ({ faqs, data }: Knowledge): boolean =>
  faqs.length === 0 && data === emptyData;

const isSameFaq = (a: DraftFaq, b: DraftFaq): boolean =>
  a === b ||
  (a.question === b.question && a.answer === b.answer && isSameList(a.variants, b.variants, Object.is));

const isSameList = <Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((item, index) => {
    const other = b[index];
    return other !== undefined && isSame(item, other);
  });
};

const isSameRecord = <Value extends Record<string, unknown>>(a: Value, b: Value): boolean =>
  a === b || Object.keys(a).every((key) => a[key] === b[key]);
