import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

test('whoever asks while one batch runs goes together in the next, and gets an answer of their own', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (numbers: number[]) => {
    batches.push(numbers);
    await Promise.resolve();
    return numbers.map((number) => number * 2);
  });
  const first = [1, 2].map(double);
  await Promise.resolve();
  const second = [3, 4].map(double);
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a batch that fails, fails for those in it and for nobody after', async () => {
  const refuse = inBatches(async (words: string[]) => {
    if (words.includes('bad')) throw new Error('refused');
    return words;
  });
  const asked = await Promise.allSettled(['bad', 'unlucky'].map(refuse));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await refuse('good')).toBe('good');
});
