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

test('the latest index of a chatbot replaces the one before, and an older one replaces none', async () => {
  const cached = indexCache(10 * index.bytes);
  const loaded: string[] = [];
  const find = async (key: string, chatbot: string) => {
    const load = async () => {
      loaded.push(key);
      return index;
    };
    await cached(key, load, chatbot);
  };
  for (const key of ['1', '2', '1', '2']) await find(key, 'chatbot');
  expect(loaded, 'the first went when the second came, and came back beside it').toEqual(['1', '2', '1']);
  for (const key of ['3', '2']) await find(key, 'chatbot');
  await find('1', 'other');
  expect(loaded).toEqual(['1', '2', '1', '3', '2']);
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
