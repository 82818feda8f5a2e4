import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { collection } = testDatabase();

/** The list after a change. */
async function changed(list: unknown[] | undefined, update: object): Promise<unknown> {
  const items = collection();
  await items.insertOne(list ? { _id: 1, list } : { _id: 1 });
  await items.updateOne({ _id: 1 }, update);
  return (await items.findOne({ _id: 1 }))?.['list'];
}

test('$push adds at the end and makes the array', async () => {
  expect(await changed([1], { $push: { list: 2 } })).toEqual([1, 2]);
  expect(await changed(undefined, { $push: { list: [1] } })).toEqual([[1]]);
});

test('$push with $each keeps the newest or the first', async () => {
  const each = [2, 3, 4];
  expect(await changed([1], { $push: { list: { $each: each, $slice: -3 } } })).toEqual([2, 3, 4]);
  expect(await changed([1], { $push: { list: { $each: each, $slice: 2 } } })).toEqual([1, 2]);
  expect(await changed([1], { $push: { list: { $each: each, $slice: 0 } } })).toEqual([]);
});

test('$push with $position puts elements between others', async () => {
  expect(await changed([1, 2], { $push: { list: { $each: [9], $position: 0 } } })).toEqual([9, 1, 2]);
  expect(await changed([1, 2], { $push: { list: { $each: [9], $position: -1 } } })).toEqual([1, 9, 2]);
});

test('$push with $sort orders all elements', async () => {
  expect(await changed([3, 1], { $push: { list: { $each: [2], $sort: -1 } } })).toEqual([3, 2, 1]);
  expect(
    await changed([{ s: 3 }], {
      $push: { list: { $each: [{ s: 1 }, { s: 2 }], $sort: { s: 1 }, $slice: 2 } },
    }),
  ).toEqual([{ s: 1 }, { s: 2 }]);
});

test('$addToSet adds what is not there', async () => {
  expect(await changed([1, { a: 1 }], { $addToSet: { list: { a: 1 } } })).toEqual([1, { a: 1 }]);
  expect(await changed([1], { $addToSet: { list: { $each: [1, 2, 2] } } })).toEqual([1, 2]);
});

test('$pull takes elements by value, by operators and by their fields', async () => {
  expect(await changed([1, 2, 1], { $pull: { list: 1 } })).toEqual([2]);
  expect(await changed([1, 2, 3], { $pull: { list: { $gte: 2 } } })).toEqual([1]);
  expect(await changed([1, 2, 3], { $pull: { list: { $in: [1, 3] } } })).toEqual([2]);
  expect(await changed([{ id: 'a', n: 1 }, { id: 'b' }], { $pull: { list: { id: 'a' } } })).toEqual([
    { id: 'b' },
  ]);
  expect(await changed(undefined, { $pull: { list: 1 } })).toBeUndefined();
});

test('what is no array cannot be pushed to', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, s: 'x' });
  for (const operator of ['$push', '$addToSet', '$pull']) {
    const update: object = { [operator]: { s: 1 } };
    expect(await refusal(items.updateOne({ _id: 1 }, update))).toMatchObject({ code: 2 });
  }
});
