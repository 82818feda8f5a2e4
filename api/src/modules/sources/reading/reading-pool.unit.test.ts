import { deflateSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { TaskFailed } from '../../../kernel/worker-pool.ts';
import { readingPool } from './reading-pool.ts';

const pools: ReturnType<typeof readingPool>[] = [];
const start = (options?: Parameters<typeof readingPool>[0]) => {
  const pool = readingPool(options);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));

const page = (html: string) => ({
  bytes: new TextEncoder().encode(`<!doctype html>${html}`),
  url: 'https://shop.example/',
});
const answer = 'We deliver to all of Europe within three working days.';
const faq = page(`<details><summary>Where do you deliver?</summary>${answer}</details>`);

test('a page comes back from a worker with its drafts', async () => {
  const result = await start({ timeLimitMs: 600_000 }).read('one', faq);
  expect(result).toMatchObject({
    outcome: 'read',
    drafts: [{ question: 'Where do you deliver?', answer }],
  });
});

test('a page that takes too long ends its worker, and the next page is read', async () => {
  const hostile = page('<b><i>x</i></b>'.repeat(14_000));
  const pool = start({ startMs: 0, timeLimitMs: ({ bytes }) => (bytes.byteLength > 100_000 ? 1 : 600_000) });
  expect(await pool.read('one', hostile)).toEqual({ outcome: 'too_slow' });
  expect(await pool.read('one', faq)).toMatchObject({ outcome: 'read' });
});

test('a PDF that unpacks to more memory than a document may take ends its worker', async () => {
  const spaces = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' '));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
    `<</Length ${spaces.length}/Filter/FlateDecode>>\nstream\n${spaces.toString('latin1')}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const bytes = Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF`, 'latin1');
  const pool = start({ timeLimitMs: 3_600_000, growthMegabytes: 300 });
  expect(await pool.read('one', { bytes })).toEqual({ outcome: 'too_slow' });
  expect(await pool.read('one', faq)).toMatchObject({ outcome: 'read' });
});

test('a page that nobody waits for any more is left', async () => {
  const leaving = new AbortController();
  const left = start().read('one', faq, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow(TaskFailed);
});
