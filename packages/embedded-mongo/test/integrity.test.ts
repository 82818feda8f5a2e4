import { expect, test } from 'vitest';
import { encode } from '../src/bson/document.ts';
import { openStore } from '../src/process/open-store.ts';
import { parseIndexSpec } from '../src/store/index-spec.ts';
import { findDamage } from '../src/store/integrity.ts';
import { insertRaw } from '../src/update/write.ts';
import { temporaryDirectory } from './directory.ts';

test('an index that does not agree with its documents is found out', async () => {
  const store = openStore(await temporaryDirectory());
  const items = store.catalog.create('test.items');
  store.catalog.createIndex(items, parseIndexSpec({ key: { tags: 1 }, name: 'tags_1' }));
  insertRaw(items, encode({ _id: 1, tags: ['a', 'b'] }));
  insertRaw(items, encode({ _id: 2, tags: 'c' }));
  expect(findDamage(store.sqlite, items)).toEqual([]);
  store.sqlite.run('DELETE FROM index_1 WHERE row = 2');
  store.sqlite.run('DELETE FROM documents_1 WHERE row = 1');
  expect(findDamage(store.sqlite, items)).toEqual([
    expect.stringMatching('an entry without its document'),
    expect.stringMatching('an entry without its document'),
    expect.stringMatching('a missing entry'),
  ]);
  store.close();
});
