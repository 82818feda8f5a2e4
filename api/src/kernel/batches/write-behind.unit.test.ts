import { expect, test, vi } from 'vitest';
import { writeBehind } from './write-behind.ts';

const longMs = 60_000;

test('what is added within the delay is written together, and nobody waits for it', async () => {
  const batches: number[][] = [];
  const { add } = writeBehind<number>(async (items) => void batches.push(items), {
    delayMs: 20,
    mostWaiting: 10,
  });
  await Promise.all([add(1), add(2), add(3)]);
  expect(batches).toEqual([]);
  await vi.waitFor(() => expect(batches).toEqual([[1, 2, 3]]));
  await add(4);
  await vi.waitFor(() => expect(batches).toEqual([[1, 2, 3], [4]]));
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
    { delayMs: longMs, mostWaiting: 10 },
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
  });
  await add(1);
  expect(written).toEqual([]);
  await add(2);
  expect(written).toEqual([1, 2]);
});
