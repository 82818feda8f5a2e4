import { readdir } from 'node:fs/promises';
import { type Bench, printFigure } from './figures.ts';

/** Runs every `*.bench.ts` of this folder, or those whose names contain an argument, and prints their figures. */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).toSorted();

for (const file of files) {
  const name = file.replace('.bench.ts', '');
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  console.log(`\n${name}`);
  const { default: bench }: { default: Bench } = await import(`./${file}`);
  for (const figure of await bench()) console.log(printFigure(figure));
}
