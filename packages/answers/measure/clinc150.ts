import { z } from 'zod';
import {
  buildIndex,
  encodeSemanticIndex,
  openSemanticIndex,
  quantize,
  unrelatedQuestions,
  type AnswerIndex,
} from '../src/index.ts';
import type { Encoder } from './meaning.ts';
import { figuresOf, keepingThreshold, type Figures, type Outcome } from './figures.ts';
import { random, shuffled } from './shuffled.ts';

const Questions = z.array(z.tuple([z.string(), z.string()]));

/**
 * CLINC150 (Larson et al., EMNLP 2019, CC BY 3.0): questions with their intents, and such as no
 * intent holds.
 */
export const Clinc = z.object({
  train: Questions,
  val: Questions,
  test: Questions,
  oos_train: Questions,
  oos_val: Questions,
  oos_test: Questions,
});
type Questions = z.infer<typeof Questions>;

/** Shares in percent. */
export type Decisions = { answeredRight: number; answeredWrong: number; rejected: number };

/** The measures of decision record 0005. */
export const clincMeasures = (clinc: z.infer<typeof Clinc>) => {
  const intents = [...new Set(clinc.train.map(([, intent]) => intent))];
  const questionsOf = (intent: string) =>
    clinc.train.filter((question) => question[1] === intent).map(([text]) => text);

  /**
   * An FAQ from an intent: `wordings` of its 100 training questions, evenly spread, since
   * neighbours in the list were written by one person in one go and are nearly the same.
   */
  const faqOf = (intent: string, wordings: number, offset = 0) => {
    const all = questionsOf(intent);
    const step = Math.floor(all.length / wordings);
    const [question = '', ...variants] = Array.from(
      { length: wordings },
      (_, place) => all[(offset + place * step) % all.length] ?? '',
    );
    return { question, variants, answer: '' };
  };

  const evaluate = (index: AnswerIndex): Figures => {
    const threshold = keepingThreshold(ask(index, intents, clinc.val), 0.9);
    return figuresOf(ask(index, intents, [...clinc.test, ...clinc.oos_test]), threshold);
  };

  return {
    /** All 150 intents; the threshold that keeps 90 % is chosen on the validation questions. */
    whole: (wordings: number): Figures =>
      evaluate(buildIndex({ faqs: intents.map((intent) => faqOf(intent, wordings)), data: '{}' })),

    /** All texts that `fused` needs vectors of. */
    textsOf: (wordings: number): string[] => [
      ...new Set([
        ...unrelatedQuestions,
        ...intents.flatMap((intent) => {
          const { question, variants } = faqOf(intent, wordings);
          return [question, ...variants];
        }),
        ...[...clinc.val, ...clinc.test, ...clinc.oos_test].map(([text]) => text),
      ]),
    ],

    /** The same as `whole`, by words and meaning. */
    fused: (wordings: number, encode: Encoder): Figures => {
      const knowledge = { faqs: intents.map((intent) => faqOf(intent, wordings)), data: '{}' };
      const index = buildIndex(knowledge);
      const encoded = encodeSemanticIndex(knowledge, (text) => quantize(encode(text)));
      if (encoded === null) throw new Error('the encoder gives vectors of several lengths');
      const semantic = openSemanticIndex(encoded);
      return evaluate({
        ...index,
        find: (question, options) => {
          const byMeaning = { index: semantic, question: quantize(encode(question)) };
          return index.find(question, { ...options, byMeaning });
        },
      });
    },

    /**
     * Many knowledge bases of a few intents; two thirds of what they do not hold is near: other
     * intents' questions.
     */
    small: (faqs: number, wordings: number, trials: number): Figures => {
      const next = random(faqs * 100 + wordings);
      const validation: Outcome[] = [];
      const outcomes: Outcome[] = [];
      for (let trial = 0; trial < trials; trial += 1) {
        const held = shuffled(intents, next).slice(0, faqs);
        const index = buildIndex({
          faqs: held.map((intent) => faqOf(intent, wordings, Math.floor(next() * 100))),
          data: '{}',
        });
        const some = (questions: Questions, isHeld: boolean, count: number) => {
          const those = questions.filter(([, intent]) => held.includes(intent) === isHeld);
          return ask(index, held, shuffled(those, next).slice(0, count));
        };
        validation.push(...some(clinc.val, true, 20));
        outcomes.push(
          ...some(clinc.test, true, 20),
          ...some(clinc.test, false, 20),
          ...some(clinc.oos_test, false, 10),
        );
      }
      return figuresOf(outcomes, keepingThreshold(validation, 0.9));
    },

    /**
     * What small knowledge bases with one wording an FAQ do without a model: of the questions that
     * they hold, how many get the right and a wrong FAQ; of the others, how many get none.
     */
    decisions: (faqs: number, trials: number): Decisions => {
      const next = random(faqs);
      const count = { held: 0, right: 0, wrong: 0, others: 0, rejected: 0 };
      for (let trial = 0; trial < trials; trial += 1) {
        const held = shuffled(intents, next).slice(0, faqs);
        const index = buildIndex({
          faqs: held.map((intent) => faqOf(intent, 1, Math.floor(next() * 100))),
          data: '{}',
        });
        const inTest = shuffled(clinc.test, next);
        for (const [text, intent] of inTest.filter((question) => held.includes(question[1])).slice(0, 20)) {
          const { decision, matches } = index.find(text, { limit: 2 });
          count.held += 1;
          if (decision !== 'answer') continue;
          if (matches[0]?.ref === held.indexOf(intent)) count.right += 1;
          else count.wrong += 1;
        }
        const others = inTest.filter((question) => !held.includes(question[1])).slice(0, 10);
        for (const [text] of [...others, ...shuffled(clinc.oos_test, next).slice(0, 10)]) {
          count.others += 1;
          if (index.find(text, { limit: 2 }).decision !== 'answer') count.rejected += 1;
        }
      }
      return {
        answeredRight: (100 * count.right) / count.held,
        answeredWrong: (100 * count.wrong) / count.held,
        rejected: (100 * count.rejected) / count.others,
      };
    },

    /**
     * Learning from feedback: of each intent's other training questions so many are asked, and what
     * was answered rightly and judged helpful (or found wrong and put right by the owner) becomes
     * another wording.
     */
    learning: (wordings: number, asked: number, isPutRight: boolean): Figures => {
      const faqs = intents.map((intent) => faqOf(intent, wordings));
      const index = buildIndex({ faqs, data: '{}' });
      const learnt = intents.map((intent, position) => {
        const { question, variants, answer } = faqs[position] ?? faqOf(intent, wordings);
        const others = questionsOf(intent).filter((text, at) => at % 7 === 3 && !variants.includes(text));
        const helpful = others.slice(0, asked).filter((text) => {
          const [best] = index.find(text, { limit: 1 }).matches;
          return isPutRight || best?.ref === position;
        });
        return { question, answer, variants: [...variants, ...helpful] };
      });
      return evaluate(buildIndex({ faqs: learnt, data: '{}' }));
    },
  };
};

const ask = (index: AnswerIndex, held: readonly string[], questions: Questions): Outcome[] =>
  questions.map(([text, intent]) => {
    const { matches, confidence } = index.find(text, { limit: 3 });
    return {
      isHeld: held.includes(intent),
      place: matches.findIndex(({ ref }) => ref === held.indexOf(intent)),
      confidence,
    };
  });
