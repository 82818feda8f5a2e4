import { emptyData, type Draft, type DraftFaq } from './draft.ts';

/**
 * Whether two drafts would be stored alike. Cheap for unchanged parts, which are the same objects.
 */
export const isSameDraft = (a: Draft, b: Draft): boolean => isSameKnowledge(a, b) && isSameFields(a, b);

/** All fields except the knowledge base. */
const isSameFields = (
  { faqs: _faqs, data: _data, ...a }: Draft,
  { faqs: _otherFaqs, data: _otherData, ...b }: Draft,
): boolean => isEqual(a, b);

type Knowledge = Pick<Draft, 'faqs' | 'data'>;

export const isSameKnowledge = (a: Knowledge, b: Knowledge): boolean =>
  a.data === b.data && isSameList(a.faqs, b.faqs, isSameFaq);

export const isEmptyKnowledge = ({ faqs, data }: Knowledge): boolean =>
  faqs.length === 0 && data === emptyData;

export const isSameFaq = (a: DraftFaq, b: DraftFaq): boolean =>
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

/** Of JSON values: the same members, at every depth. */
const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
