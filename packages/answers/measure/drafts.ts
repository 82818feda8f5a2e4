import { buildIndex, encodeSemanticIndex, openSemanticIndex, quantize } from '../src/index.ts';
import type { Encoder } from './meaning.ts';

/** The FAQs of a shop. Written for measuring, as are the drafts below. */
const faqs = [
  'How much is delivery?',
  'How long does delivery take?',
  'Do you ship abroad?',
  'When are you open?',
  'Where is your shop?',
  'Can I return an item?',
  'How do I cancel my order?',
  'Which payment methods do you accept?',
  'Do you sell gift cards?',
  'Is there a discount for students?',
  'What if my parcel arrives broken?',
  'How can I track my parcel?',
  'Can you wrap it as a gift?',
  'How should I store tea?',
];

/** Drafts that ask the same as an FAQ. */
const paraphrases: readonly (readonly [draft: string, faq: number])[] = [
  ['What does delivery cost?', 0],
  ['What is the price of shipping?', 0],
  ['How many days does shipping take?', 1],
  ['How long until my parcel arrives?', 1],
  ['Do you deliver to other countries?', 2],
  ['Can you ship to foreign countries?', 2],
  ['On which days is the shop open?', 3],
  ['What are your opening hours?', 3],
  ['Where are you located?', 4],
  ['What is the address of the shop?', 4],
  ['Can I send an item back?', 5],
  ['Are returns possible?', 5],
  ['How can I cancel an order?', 6],
  ['Can I cancel my purchase?', 6],
  ['How can I pay?', 7],
  ['Which cards can I pay with?', 7],
  ['Can I buy a voucher?', 8],
  ['Do you have gift cards?', 8],
  ['Do students get a discount?', 9],
  ['Do you offer a student discount?', 9],
  ['What if my order is damaged on arrival?', 10],
  ['My parcel came broken. What do I do?', 10],
  ['Where can I track my order?', 11],
  ['Can I follow my parcel?', 11],
  ['Do you offer gift wrapping?', 12],
  ['Can you pack it as a present?', 12],
  ['How do I keep tea fresh?', 13],
  ['What is the best way to store tea?', 13],
];

/** Drafts about the same things that ask something else. */
const nearMisses: readonly string[] = [
  'Is delivery insured?',
  'Who delivers the parcels?',
  'Can I change the delivery address?',
  'Do you deliver on Saturdays?',
  'Do you ship fragile items?',
  'Are customs duties included abroad?',
  'Is the shop open for school classes?',
  'Can I rent the shop for a party?',
  'Is there parking at the shop?',
  'Is the shop accessible by wheelchair?',
  'Who pays for the return label?',
  'Can I exchange an item for another size?',
  'Can I change my order?',
  'How do I confirm my order?',
  'Is my payment secure?',
  'When is my card charged?',
  'Do you sell teapots?',
  'Do gift cards expire?',
  'Is there a discount for groups?',
  'Do you have a loyalty program?',
  'What if my parcel is lost?',
  'How are parcels packed?',
  'Can I send a parcel to a locker?',
  'Can I add a note to a gift?',
  'Which tea is a good gift?',
  'Is your tea organic?',
  'How much caffeine is in your tea?',
  'How should I brew tea?',
];

export type DraftFigures = {
  /** Paraphrases that become a change of their FAQ. */
  right: number;
  /** Paraphrases that become a change of another FAQ. */
  wrong: number;
  /** Near misses that become a change of an FAQ. */
  missed: number;
};

/**
 * What becomes of drafts of websites under two thresholds of the confidence: by words, and by words
 * and meaning, for the drafts of a `half` of the fixture.
 */
export const draftsAgainst = (
  encode: Encoder,
  half: 0 | 1,
): ((byWords: number, byMeaning: number) => DraftFigures) => {
  const knowledge = { faqs: faqs.map((question) => ({ question, answer: '' })), data: '{}' };
  const index = buildIndex(knowledge);
  const encoded = encodeSemanticIndex(knowledge, (text) => quantize(encode(text)));
  if (encoded === null) throw new Error('the encoder gives vectors of several lengths');
  const semantic = openSemanticIndex(encoded);
  const found = [...paraphrases, ...nearMisses.map((draft) => [draft, -1] as const)]
    .filter((_, place) => place % 2 === half)
    .map(([draft, faq]) => {
      const [words] = index.find(draft).matches;
      const byMeaning = { index: semantic, question: quantize(encode(draft)) };
      const [both] = index.find(draft, { byMeaning }).matches;
      return { faq, words, both: (words?.scores.lexical ?? 0) < leastShared ? undefined : both };
    });
  return (byWords, byMeaning) => {
    const taken = found.map(({ faq, words, both }) => {
      if (words && words.confidence >= byWords) return { faq, ref: words.ref };
      return both && both.confidence >= byMeaning ? { faq, ref: both.ref } : { faq, ref: null };
    });
    const count = (test: (one: (typeof taken)[number]) => boolean) => taken.filter(test).length;
    return {
      right: count(({ faq, ref }) => faq !== -1 && ref === faq),
      wrong: count(({ faq, ref }) => faq !== -1 && ref !== null && ref !== faq),
      missed: count(({ faq, ref }) => faq === -1 && ref !== null),
    };
  };
};

/** As in the comparison of drafts (decision 0044). */
const leastShared = 0.08;
