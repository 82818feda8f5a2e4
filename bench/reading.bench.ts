import { extraction } from '@askwell/reading/measure';
import type { Figure } from './lib/figures.ts';

/** How much of the main text of varied pages is read, and how little else, by words. */
export default async function reading(): Promise<Figure[]> {
  const figures = extraction().toSorted((one, other) => one.f1 - other.f1);
  const [worst] = figures;
  const mean = (pick: (figure: (typeof figures)[number]) => number) =>
    figures.reduce((sum, figure) => sum + pick(figure), 0) / figures.length;
  console.log(`  the worst page: ${worst?.page ?? 'none'}`);
  return Promise.resolve([
    { name: `text of ${figures.length} pages: recall`, value: mean(({ recall }) => recall) * 100, unit: '%' },
    { name: 'precision', value: mean(({ precision }) => precision) * 100, unit: '%' },
    { name: 'F1, mean', value: mean(({ f1 }) => f1) * 100, unit: '%', goal: 90 },
    { name: 'F1 of the worst page', value: (worst?.f1 ?? 0) * 100, unit: '%' },
  ]);
}
