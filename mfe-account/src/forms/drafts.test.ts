import { expect, test } from 'vitest';
import { draftsIn } from './drafts.ts';

test('name and address are there again after a reload, until the person is in', () => {
  const tab = memory();
  draftsIn(() => tab).write('email', 'ada@example.com');
  draftsIn(() => tab).write('name', 'Ada');
  expect(draftsIn(() => tab).read('email')).toBe('ada@example.com');
  expect(draftsIn(() => tab).read('name')).toBe('Ada');
  draftsIn(() => tab).forget();
  expect([...tab.kept]).toEqual([]);
});

test('where the browser refuses to store anything, nothing is kept and nothing breaks', () => {
  const drafts = draftsIn(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  drafts.write('email', 'ada@example.com');
  expect(drafts.read('email')).toBe('');
  drafts.forget();
});

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
