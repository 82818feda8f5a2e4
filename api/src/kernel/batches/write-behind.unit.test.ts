import { expect, test, vi } from 'vitest';
import { writeBehind } from './write-behind.ts';

const longMs = 60_000;
const patienceMs = 60_000;
const onError = (error: unknown): never => {
  throw error;
};

test('items that are added within the delay are written together, without making their callers wait', async () => {
  const batches: number[][] = [];
  const { add, flush } = writeBehind<number>(async (items) => void batches.push(items), {
    delayMs: 20,
    mostWaiting: 10,
    onError,
  });
  await flush();
  await Promise.all([add(1), add(2), add(3)]);
  expect(batches).toEqual([]);
  await vi.waitFor(() => expect(batches).toEqual([[1, 2, 3]]), patienceMs);
  await add(4);
  await vi.waitFor(() => expect(batches).toEqual([[1, 2, 3], [4]]), patienceMs);
});

test('a flush writes at once, after the batches before it', async () => {
  const written: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { add, flush } = writeBehind<string>(
    async ([item = '']) => {
      if (item === 'slow') await held;
      written.push(item);
    },
    { delayMs: longMs, mostWaiting: 10, onError },
  );
  await add('slow');
  const first = flush();
  await add('quick');
  const second = flush();
  release();
  await second;
  expect(written).toEqual(['slow', 'quick']);
  await first;
  await flush();
  expect(written).toHaveLength(2);
});

test('with too many items waiting, the next one waits until they are written', async () => {
  const written: number[] = [];
  const { add } = writeBehind<number>(async (items) => void written.push(...items), {
    delayMs: longMs,
    mostWaiting: 2,
    onError,
  });
  await add(1);
  expect(written).toEqual([]);
  await add(2);
  expect(written).toEqual([1, 2]);
});

test('while a write stalls, items gather for the next one, and too many wait for it', async () => {
  const batches: number[][] = [];
  let release = () => {};
  const stalled = new Promise<void>((resolve) => (release = resolve));
  const { add, flush } = writeBehind<number>(
    async (items) => {
      batches.push(items);
      if (items.includes(1)) await stalled;
    },
    { delayMs: 0, mostWaiting: 3, onError },
  );
  await add(1);
  await vi.waitFor(() => expect(batches).toEqual([[1]]), patienceMs);
  await Promise.all([add(2), add(3)]);
  let isFourthWritten = false;
  const fourth = add(4).then(() => (isFourthWritten = true));
  await new Promise(setImmediate);
  expect([batches, isFourthWritten]).toEqual([[[1]], false]);
  release();
  await fourth;
  expect(batches).toEqual([[1], [2, 3, 4]]);
  await flush();
});

test('a write that throws is passed on, and the next one follows', async () => {
  const errors: unknown[] = [];
  const written: number[] = [];
  const { add, flush } = writeBehind<number>(
    async ([item = 0]) => {
      if (item === 1) throw new Error('the disk is full');
      written.push(item);
    },
    { delayMs: longMs, mostWaiting: 10, onError: (error) => void errors.push(error) },
  );
  await add(1);
  await flush();
  await add(2);
  await flush();
  expect(errors).toEqual([new Error('the disk is full')]);
  expect(written).toEqual([2]);
});
