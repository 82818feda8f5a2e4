import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchPerTick } from './batch-per-tick.ts';

test('who asks in one turn, or while a batch runs, goes together, and gets an answer of their own', async () => {
  const batches: number[][] = [];
  const turns = new EventEmitter();
  const double = batchPerTick(async (numbers: number[]) => {
    batches.push(numbers);
    turns.emit('runs');
    if (batches.length === 1) await once(turns, 'asked');
    return numbers.map((number) => number * 2);
  });
  const first = [1, 2].map(double);
  await once(turns, 'runs');
  const second = [3, 4].map(double);
  await setImmediate();
  const third = [5].map(double);
  turns.emit('asked');
  expect(await Promise.all([...first, ...second, ...third])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('a batch that fails, fails for those in it and for nobody after', async () => {
  const refuse = batchPerTick(async (words: string[]) => {
    if (words.includes('bad')) throw new Error('refused');
    return words;
  });
  const asked = await Promise.allSettled(['bad', 'unlucky'].map(refuse));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await refuse('good')).toBe('good');
});
