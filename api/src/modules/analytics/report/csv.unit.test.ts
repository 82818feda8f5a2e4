import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Rows out of a database that goes away, and whether they were let go. */
function rows(mostRows: number) {
  const state = { isReleased: false };
  const iterate = async function* () {
    try {
      for (let a = 0; a < mostRows; a += 1) yield { a };
      throw new Error('the database is gone');
    } finally {
      state.isReleased = true;
    }
  };
  return { state, iterate };
}

test('a database that goes away in the middle ends the file, and nothing else', async () => {
  await expect(text(csvOf(['a'], rows(3).iterate()))).rejects.toThrow('the database is gone');
});

test('when the reader leaves, the rows are let go', async () => {
  const { state, iterate } = rows(Infinity);
  const file = csvOf(['a'], iterate());
  await once(file, 'readable');
  file.destroy();
  await expect.poll(() => state.isReleased).toBe(true);
});
