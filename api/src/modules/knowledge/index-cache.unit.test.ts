import { buildIndex } from '@askwell/answers';
import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { indexCache } from './index-cache.ts';
import { keepSized } from './keep-sized.ts';

const index = buildIndex({ faqs: [{ question: 'Do you ship abroad?', answer: 'Yes.' }], data: '{}' });

test('indexes in memory take no more bytes than the capacity', async () => {
  const cached = indexCache(2 * index.bytes);
  const loaded: string[] = [];
  const find = async (key: string) => {
    await cached(key, async () => {
      loaded.push(key);
      return index;
    });
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(loaded, 'b was used least recently when c came').toEqual(['a', 'b', 'c', 'b']);
});

test('an index that is stored while an older look-up runs is not replaced by its result', async () => {
  const cache = new LRUCache<string, Promise<string | null>>({ maxSize: 10 });
  const optionsOf = () => ({ size: 5 });
  let finish: (value: null) => void = () => undefined;
  const older = new Promise<string | null>((resolve) => {
    finish = resolve;
  });
  void keepSized(cache, 'a', older, optionsOf);
  await keepSized(cache, 'a', Promise.resolve('index'), optionsOf);
  finish(null);
  await older;
  expect(await cache.get('a')).toBe('index');
});

test('an index that cannot be loaded is loaded again', async () => {
  const cached = indexCache(2 * index.bytes);
  await expect(cached('a', () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
  expect(await cached('a', () => Promise.resolve(index))).toBe(index);
});
