import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Clinc,
  clincMeasures,
  draftsAgainst,
  EncoderModule,
  otherLanguages,
  passages,
  shop,
  Vectors,
  type Decisions,
  type Figures,
  type OwnFigures,
} from '@askwell/answers/measure';
import { vectorOf } from '@askwell/testing/gemini';
import { bundledMeasures } from './lib/bundled.ts';
import type { Figure } from './lib/figures.ts';

/**
 * How fast answers are found, and with the file that `CLINC150` names, how well (decision record
 * 0005).
 */
export default async function answers(): Promise<Figure[]> {
  const { speed, speedByMeaning } = await bundledMeasures();
  const { build, question } = speed();
  const fast: Figure[] = [
    { name: 'index of 1,000 FAQs with 10 wordings: CPU', value: build, unit: 'ms', budget: 100 },
    { name: 'a question to it: CPU', value: question / 1_000, unit: 'ms', budget: 0.3 },
    {
      name: 'a question by words and meaning: CPU',
      value: speedByMeaning() / 1_000,
      unit: 'ms',
      budget: 0.3,
    },
    ...ownFigures(
      'an English shop asked in six languages',
      otherLanguages((text) => vectorOf(text, 768)),
      {},
    ),
    ...draftFigures(),
    ...ownFigures('passages of a handbook', passages(), { first: 50, firstFive: 78 }),
    ...ownFigures('a shop in Hindi', shop('hi'), { rejected: 85 }),
    ...ownFigures('a shop in Japanese', shop('ja'), { rejected: 85 }),
  ];
  const file = process.env['CLINC150'];
  if (!file) {
    console.log(
      '  How well: name the file with CLINC150=<path of clinc150.json>; it is not part of this repository.',
    );
    return fast;
  }
  const measures = clincMeasures(Clinc.parse(JSON.parse(await readFile(file, 'utf8'))));
  const { whole, small, decisions, learning } = measures;
  return [
    ...fast,
    ...figuresOf('150 FAQs, 10 wordings', whole(10), { top1: 82, top3: 92, auroc: 0.94, rejected: 80 }),
    ...(await fusedFigures(measures)),
    ...figuresOf('150 FAQs, 5 wordings', whole(5)),
    ...figuresOf('150 FAQs, 3 wordings', whole(3)),
    ...figuresOf('150 FAQs, 1 wording', whole(1)),
    ...figuresOf('150 FAQs, 3 wordings, 14 learnt at most, if right', learning(3, 14, false)),
    ...figuresOf('150 FAQs, 3 wordings, 14 learnt, put right', learning(3, 14, true)),
    ...decisionFigures('30 FAQs, 1 wording, no model', decisions(30, 40)),
    ...decisionFigures('50 FAQs, 1 wording, no model', decisions(50, 40)),
    ...figuresOf('3 FAQs, 1 wording', small(3, 1, 200)),
    ...figuresOf('3 FAQs, 3 wordings', small(3, 3, 200)),
    ...figuresOf('10 FAQs, 1 wording', small(10, 1, 60)),
    ...figuresOf('10 FAQs, 3 wordings', small(10, 3, 60)),
    ...figuresOf('30 FAQs, 1 wording', small(30, 1, 20)),
    ...figuresOf('30 FAQs, 3 wordings', small(30, 3, 20)),
  ];
}

/**
 * The search by words and meaning, with the encoder that the module `ENCODER` exports: `encode`
 * gives the vectors of a list of texts.
 */
const fusedFigures = async ({ fused, textsOf }: ReturnType<typeof clincMeasures>): Promise<Figure[]> => {
  const file = process.env['ENCODER'];
  if (!file) return [];
  const { encode } = EncoderModule.parse(await import(pathToFileURL(resolve(file)).href));
  const texts = textsOf(10);
  const vectors = Vectors.parse(await encode(texts));
  const byText = new Map(texts.map((text, place) => [text, vectors[place] ?? []]));
  const figures = fused(10, (text) => byText.get(text) ?? []);
  return figuresOf('150 FAQs, 10 wordings, words and meaning', figures, { top1: 88, auroc: 0.955 });
};

/** What becomes of drafts of websites at the thresholds of decision 0044. */
const draftFigures = (): Figure[] => {
  const { right, wrong, missed } = draftsAgainst((text) => vectorOf(text, 768), 1)(0.97, 0.97);
  const name = 'drafts beside a shop';
  return [
    { name: `${name}: paraphrases taken to their FAQ, of 14`, value: right, unit: '' },
    { name: `${name}: taken to another FAQ, of 28`, value: wrong + missed, unit: '' },
  ];
};

const ownFigures = (
  name: string,
  { first, firstFive, answeredRight, rejected }: OwnFigures,
  goals: Partial<OwnFigures>,
): Figure[] => {
  const figure = (what: string, value: number, goal?: number): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit: '%',
    ...(goal !== undefined && { goal }),
  });
  return [
    figure('right at first', first, goals.first),
    figure('among five', firstFive, goals.firstFive),
    figure('answered rightly', answeredRight, goals.answeredRight),
    figure('unanswerable recognized', rejected, goals.rejected),
  ];
};

const decisionFigures = (name: string, { answeredRight, answeredWrong, rejected }: Decisions): Figure[] => [
  { name: `${name}: answered rightly`, value: answeredRight, unit: '%' },
  { name: `${name}: answered wrongly, at most 8 %`, value: answeredWrong, unit: '%', budget: 8 },
  { name: `${name}: unanswerable recognized`, value: rejected, unit: '%' },
];

const figuresOf = (
  name: string,
  { top1, top3, auroc, rejected, kept }: Figures,
  goals: Partial<Figures> = {},
): Figure[] => {
  const figure = (what: string, value: number, unit: string, goal?: number, note?: string): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    ...(goal !== undefined && { goal }),
    ...(note !== undefined && { note }),
  });
  return [
    figure('right at first', top1, '%', goals.top1),
    figure('among three', top3, '%', goals.top3),
    figure('AUROC', auroc, '', goals.auroc),
    figure(
      'unanswerable recognised',
      rejected,
      '%',
      goals.rejected,
      `${kept.toFixed(0)} % of the others kept`,
    ),
  ];
};
