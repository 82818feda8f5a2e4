import { limits, type Chatbot, type Faq, type Gap } from '@askwell/contracts';

const { variants: mostVariants, question: longest } = limits.knowledgeBase;

/**
 * The wordings of a gap that an FAQ can carry: those that are short enough, the most frequent
 * first.
 */
export const wordingsOf = ({ questions }: Pick<Gap, 'questions'>): string[] => [
  ...new Set(
    questions.map(({ text }) => text.trim()).filter((text) => text !== '' && text.length <= longest),
  ),
];

/** Whether two wordings differ in nothing that retrieval sees. */
export const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A knowledge base's FAQs with a new one, whose wordings are the question's variants. */
export const withFaq = (
  faqs: readonly Faq[],
  { question, answer, wordings }: { question: string; answer: string; wordings: readonly string[] },
): Faq[] => {
  const variants = wordings.filter((wording) => !isSame(wording, question)).slice(0, mostVariants);
  return [...faqs, { question: question.trim(), answer: answer.trim(), variants }];
};

/** A knowledge base's FAQs where one knows more wordings, as many as there is room for. */
export const withWordings = (faqs: readonly Faq[], faq: Faq, wordings: readonly string[]): Faq[] =>
  faqs.map((one) => {
    if (one !== faq) return one;
    const known = [one.question, ...one.variants];
    const added = wordings.filter((wording) => !known.includes(wording));
    return { ...one, variants: [...one.variants, ...added].slice(0, mostVariants) };
  });

/** How many more wordings an FAQ has room for. */
export const roomOf = ({ variants }: Faq): number => mostVariants - variants.length;

/** What a chatbot would answer from. */
export type Taught = Pick<Chatbot['knowledgeBase'], 'faqs' | 'data'>;

/** What an FAQ for a gap asks: its name, or the whole wording that it is the beginning of. */
export const questionOf = ({ name, questions }: Gap): string => {
  if (!name.endsWith('…')) return name;
  const start = name.slice(0, -1).toLowerCase();
  return questions.find(({ text }) => text.trim().toLowerCase().startsWith(start))?.text.trim() ?? name;
};
