import { z } from 'zod';
import {
  buildIndex,
  encodeSemanticIndex,
  openSemanticIndex,
  quantize,
  type Knowledge,
} from '../src/index.ts';
import { ownFiguresOf, type OwnFigures } from './own-sets.ts';
import { random } from './shuffled.ts';
import { englishShop, foreignQuestions, foreignStrangers } from './shop-in-languages.ts';
import { largeKnowledge } from './speed.ts';

/** The vector that a model gives a text. */
export type Encoder = (text: string) => ArrayLike<number>;

/** What the module of an encoder exports; it may take a while for many texts. */
export const EncoderModule = z.object({
  encode: z.custom<(texts: readonly string[]) => Promise<unknown>>((value) => typeof value === 'function'),
});
export const Vectors = z.array(z.array(z.number()));

const indexesOf = (knowledge: Knowledge, encode: Encoder) => {
  const semantic = encodeSemanticIndex(knowledge, (text) => quantize(encode(text)));
  if (semantic === null) throw new Error('the encoder gives vectors of several lengths');
  return { index: buildIndex(knowledge), semantic: openSemanticIndex(semantic) };
};

/** How well an English shop answers questions in six other languages. */
export const otherLanguages = (encode: Encoder): OwnFigures => {
  const faqs = englishShop.map(([question, answer]) => ({ question, answer }));
  const { index, semantic } = indexesOf({ faqs, data: '{}' }, encode);
  const find = (text: string) =>
    index.find(text, { byMeaning: { index: semantic, question: quantize(encode(text)) } });
  return ownFiguresOf(
    Object.values(foreignQuestions)
      .flat()
      .map(([question, position]) => {
        const { decision, matches } = find(question);
        return { decision, place: matches.findIndex(({ ref }) => ref === position) };
      }),
    foreignStrangers.map((question) => find(question).decision),
  );
};

/**
 * CPU of a question to 1,000 FAQs with ten wordings by words and meaning, without its embedding, in
 * µs; the best of some rounds. The vectors are random: what they mean does not change the work.
 */
export const speedByMeaning = (rounds = 6): number => {
  const { faqs, questions } = largeKnowledge();
  const next = random(7);
  const vector = () => Float32Array.from({ length: 768 }, () => next() - 0.5);
  const { index, semantic } = indexesOf({ faqs, data: '{}' }, vector);
  const vectors = questions.map(() => quantize(vector()));
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const started = process.cpuUsage();
    questions.forEach((text, place) => {
      const question = vectors[place];
      if (question) index.find(text, { byMeaning: { index: semantic, question } });
    });
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / questions.length);
  }
  return best;
};
