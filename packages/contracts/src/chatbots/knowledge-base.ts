import { z } from 'zod';
import { limits } from '../limits.ts';

const { knowledgeBase } = limits;

/** The page of a website that an FAQ was made from; of a document, its title without an address. */
const FaqPage = z.object({
  title: z.string().max(300),
  url: z
    .string()
    .max(2_000)
    .regex(/^https?:\/\//i, 'Please enter a web address such as www.example.com')
    .nullable(),
});

/** One question and its answer; `variants` are other wordings of the question. */
export const Faq = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'Please enter a question')
    .max(knowledgeBase.question, `A question holds at most ${knowledgeBase.question} characters`),
  answer: z
    .string()
    .trim()
    .min(1, 'Please enter an answer')
    .max(knowledgeBase.answer, `An answer holds at most ${knowledgeBase.answer} characters`),
  variants: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'Please enter another wording of the question')
        .max(knowledgeBase.question, `A question holds at most ${knowledgeBase.question} characters`),
    )
    .max(knowledgeBase.variants, `A question has at most ${knowledgeBase.variants} other wordings`)
    .default([]),
  page: FaqPage.optional(),
});
export type Faq = z.infer<typeof Faq>;

/**
 * A string that holds a JSON object (product ruling 16), of bounded depth: it is walked to be
 * searched.
 */
const JsonObjectText = z
  .string()
  .max(
    knowledgeBase.dataBytes,
    `The data can have at most ${knowledgeBase.dataBytes.toLocaleString('en')} characters`,
  )
  .refine(holdsJsonObject, {
    message: 'The data must be a JSON object, such as {"hours": "9 to 5"}',
    abort: true,
  })
  .refine(
    (text) => valuesIn(JSON.parse(text)) <= knowledgeBase.dataValues,
    `The data holds more than ${knowledgeBase.dataValues.toLocaleString('en')} values, which is more than can be searched`,
  );

function holdsJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      isWithin(knowledgeBase.dataDepth, value)
    );
  } catch {
    return false;
  }
}

/** Whether objects and lists lie in each other at most so many levels deep. */
const isWithin = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((item) => isWithin(levels - 1, item)));

/** How many values there are to be found; a list of plain ones is one. */
const valuesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isPlain))
    ? 1
    : Object.values(value).reduce<number>((sum, item) => sum + valuesIn(item), 0);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const faqs = z
  .array(Faq)
  .max(knowledgeBase.faqs, `A knowledge base holds at most ${knowledgeBase.faqs} FAQs`);

export const KnowledgeBase = z.object({ faqs: faqs.default([]), data: JsonObjectText.default('{}') });
export type KnowledgeBase = z.infer<typeof KnowledgeBase>;

/** A change to one: what is absent stays as it is. */
export const KnowledgeBaseChange = z.object({ faqs, data: JsonObjectText }).partial();
export type KnowledgeBaseChange = z.infer<typeof KnowledgeBaseChange>;
