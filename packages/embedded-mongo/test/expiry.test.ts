import { expect, test } from 'vitest';
import { encode, type Doc } from '../src/bson/document.ts';
import { find } from '../src/query/find.ts';
import { openStore } from '../src/process/open-store.ts';
import { parseIndexSpec } from '../src/store/index-spec.ts';
import { deleteExpired } from '../src/update/expiry.ts';
import { insertRaw } from '../src/update/write.ts';
import { temporaryDirectory } from './directory.ts';

test('documents go when their time has come, and stay when they have none', async () => {
  const store = openStore(await temporaryDirectory());
  const codes = store.catalog.create('test.codes');
  store.catalog.createIndex(
    codes,
    parseIndexSpec({ key: { expire: -1 }, name: 'expire_-1', expireAfterSeconds: 60 }),
  );
  const minutes = (count: number) => new Date(count * 60_000);
  const documents: Doc[] = [
    { _id: 'gone', expire: minutes(1) },
    { _id: 'here', expire: minutes(3) },
    { _id: 'no date', expire: 'soon' },
    { _id: 'never', expire: null },
    { _id: 'any of these', expire: [minutes(9), minutes(1)] },
  ];
  for (const document of documents) insertRaw(codes, encode(document));
  const rest = () =>
    [...find(store.sqlite, codes, { filter: {}, sort: [], skip: 0, limit: 0 })].map(
      ({ document }) => document['_id'],
    );
  expect(deleteExpired(store, minutes(3).getTime())).toBe(2);
  expect(rest()).toEqual(['here', 'no date', 'never']);
  expect(deleteExpired(store, minutes(3).getTime())).toBe(0);
  store.close();
});
