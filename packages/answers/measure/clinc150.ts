/**
 * Measures retrieval on CLINC150 (Larson et al., EMNLP 2019, CC BY 3.0), read from the file given:
 * `npx tsx packages/answers/measure/clinc150.ts <clinc150.json>`. The figures stand in decision record 0005.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { buildIndex, type AnswerIndex } from '../src/index.ts';
import { random, shuffled } from './shuffled.ts';
import { figuresOf, keepingThreshold, type Outcome } from './figures.ts';

const Questions = z.array(z.tuple([z.string(), z.string()]));
const Clinc = z.object({
  train: Questions,
  val: Questions,
  test: Questions,
  oos_train: Questions,
  oos_val: Questions,
  oos_test: Questions,
});

const clinc = Clinc.parse(JSON.parse(await readFile(process.argv[2] ?? 'clinc150.json', 'utf8')));
const intents = [...new Set(clinc.train.map(([, intent]) => intent))];

/**
 * An FAQ from an intent: `wordings` of its 100 training questions, evenly spread, since neighbours in the list were
 * written by one person in one go and are nearly the same.
 */
const faqOf = (intent: string, wordings: number, offset = 0) => {
  const all = clinc.train.filter((question) => question[1] === intent).map(([text]) => text);
  const step = Math.floor(all.length / wordings);
  const [question = '', ...variants] = Array.from(
    { length: wordings },
    (_, place) => all[(offset + place * step) % all.length] ?? '',
  );
  return { question, variants, answer: '' };
};

const ask = (index: AnswerIndex, held: readonly string[], questions: z.infer<typeof Questions>): Outcome[] =>
  questions.map(([text, intent]) => {
    const { matches, confidence } = index.find(text, { limit: 3 });
    return {
      isHeld: held.includes(intent),
      place: matches.findIndex(({ ref }) => ref === held.indexOf(intent)),
      confidence,
    };
  });

/** All 150 intents; the threshold that keeps 90 % is chosen on the validation questions. */
const whole = (wordings: number) => {
  const started = process.cpuUsage();
  const index = buildIndex({ faqs: intents.map((intent) => faqOf(intent, wordings)), data: '{}' });
  const build = milliseconds(process.cpuUsage(started));
  const threshold = keepingThreshold(ask(index, intents, clinc.val), 0.9);
  const asking = process.cpuUsage();
  const outcomes = ask(index, intents, [...clinc.test, ...clinc.oos_test]);
  const each = (milliseconds(process.cpuUsage(asking)) * 1000) / outcomes.length;
  say(
    `150 FAQs, ${wordings} wordings`,
    figuresOf(outcomes, threshold),
    `build ${build.toFixed(0)} ms, ${each.toFixed(0)} µs a question`,
  );
};

/** Many knowledge bases of a few intents; two thirds of what they do not hold is near: other intents' questions. */
const small = (faqs: number, wordings: number, trials: number) => {
  const next = random(faqs * 100 + wordings);
  const validation: Outcome[] = [];
  const outcomes: Outcome[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const held = shuffled(intents, next).slice(0, faqs);
    const index = buildIndex({
      faqs: held.map((intent) => faqOf(intent, wordings, Math.floor(next() * 100))),
      data: '{}',
    });
    const some = (questions: z.infer<typeof Questions>, isHeld: boolean, count: number) =>
      ask(
        index,
        held,
        shuffled(
          questions.filter(([, intent]) => held.includes(intent) === isHeld),
          next,
        ).slice(0, count),
      );
    validation.push(...some(clinc.val, true, 20));
    outcomes.push(
      ...some(clinc.test, true, 20),
      ...some(clinc.test, false, 20),
      ...some(clinc.oos_test, false, 10),
    );
  }
  say(
    `${faqs} FAQs, ${wordings} wordings`,
    figuresOf(outcomes, keepingThreshold(validation, 0.9)),
    `${trials} knowledge bases`,
  );
};

/** A thousand FAQs of ten wordings: the training questions as they come. */
const thousand = () => {
  const faqs = Array.from({ length: 1000 }, (_, faq) => {
    const [question = '', ...variants] = clinc.train.slice(faq * 10, faq * 10 + 10).map(([text]) => text);
    return { question, variants, answer: `Answer ${faq}.` };
  });
  for (let round = 0; round < 4; round += 1) {
    const started = process.cpuUsage();
    const index = buildIndex({ faqs, data: '{}' });
    const build = milliseconds(process.cpuUsage(started));
    const asking = process.cpuUsage();
    for (const [text] of clinc.test) index.find(text);
    const each = (milliseconds(process.cpuUsage(asking)) * 1000) / clinc.test.length;
    say(
      `1,000 FAQs, round ${round + 1}`,
      '',
      `build ${build.toFixed(0)} ms, ${each.toFixed(0)} µs a question (CPU)`,
    );
  }
};

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const say = (name: string, figures: string, note: string): void => {
  process.stdout.write(`${name.padEnd(22)}${figures.padEnd(78)}${note}\n`);
};

for (const wordings of [10, 3, 1]) whole(wordings);
for (const [faqs, wordings] of [
  [3, 1],
  [3, 3],
  [10, 1],
  [10, 3],
  [30, 1],
  [30, 3],
] as const)
  small(faqs, wordings, Math.ceil(600 / faqs));
thousand();
