import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('while many wait for the database, those who come within milliseconds go together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = new EventEmitter();
  const waitLong = batchPerTick(async (numbers: number[]) => {
    await once(turns, 'over');
    return numbers;
  });
  const many = Array.from({ length: 10 }, (_, number) => waitLong(number));
  await setImmediate();

  const batches: number[][] = [];
  const ask = batchPerTick(async (numbers: number[]) => {
    batches.push(numbers);
    return numbers;
  });
  const first = ask(1);
  await setImmediate();
  await setImmediate();
  const second = ask(2);
  vi.advanceTimersByTime(10);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(batches).toEqual([[1, 2]]);

  turns.emit('over');
  await Promise.all(many);
  expect(await ask(3)).toBe(3);
});
