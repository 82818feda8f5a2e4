import { readdir } from 'node:fs/promises';
import { type Bench, isMissed, printFigure } from './lib/figures.ts';

/**
 * Runs every `*.bench.ts` of this folder, or those whose names contain an argument, and prints
 * their figures. Ends with 1 when a figure misses its budget or goal.
 */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).toSorted();
let missed = 0;

for (const file of files) {
  const name = file.replace('.bench.ts', '');
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  console.log(`\n${name}`);
  const { default: bench }: { default: Bench } = await import(`./${file}`);
  for (const figure of await bench()) {
    console.log(printFigure(figure));
    if (isMissed(figure)) missed += 1;
  }
}

if (missed > 0) {
  console.log(`\n${missed} ${missed === 1 ? 'figure misses its' : 'figures miss their'} budget or goal.`);
  process.exitCode = 1;
}
