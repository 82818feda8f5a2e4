import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { collection, documents } = testDatabase();

test('groups count, add up and average', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, g: 'a', v: 1 },
    { _id: 2, g: 'b', v: 5 },
    { _id: 3, g: 'a', v: 3 },
  ]);
  const groups = await items
    .aggregate([
      { $match: { v: { $gt: 0 } } },
      {
        $group: {
          _id: '$g',
          n: { $sum: 1 },
          total: { $sum: '$v' },
          mean: { $avg: '$v' },
          most: { $max: '$v' },
        },
      },
      { $sort: { _id: 1 } },
    ])
    .toArray();
  expect(groups).toEqual([
    { _id: 'a', n: 2, total: 4, mean: 2, most: 3 },
    { _id: 'b', n: 1, total: 5, mean: 5, most: 5 },
  ]);
});

test('groups by an ObjectId keep its type', async () => {
  const items = documents();
  const owner = new ObjectId();
  await items.insertMany([{ owner }, { owner: new ObjectId(owner.toHexString()) }]);
  const groups = await items.aggregate([{ $group: { _id: '$owner', n: { $sum: 1 } } }]).toArray();
  expect(groups).toEqual([{ _id: owner, n: 2 }]);
});

test('days are counted in a time zone', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, at: new Date('2026-03-10T03:00:00Z') },
    { _id: 2, at: new Date('2026-03-10T05:00:00Z') },
  ]);
  const timezone = 'America/New_York';
  const day = { $dateToString: { format: '%Y-%m-%d', date: '$at', timezone } };
  const days = await items
    .aggregate([{ $group: { _id: day, n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
    .toArray();
  expect(days).toEqual([
    { _id: '2026-03-09', n: 1 },
    { _id: '2026-03-10', n: 1 },
  ]);
});

test('stages select, sort, skip, limit, unwind and shape', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, l: ['a', 'b'], v: 1 },
    { _id: 2, l: ['c'], v: 2 },
    { _id: 3, l: [], v: 3 },
  ]);
  const shaped = await items
    .aggregate([
      { $match: { v: { $lt: 9 } } },
      { $sort: { v: -1 } },
      { $unwind: '$l' },
      { $addFields: { double: { $multiply: ['$v', 2] } } },
      { $match: { double: { $lte: 4 } } },
      { $skip: 1 },
      { $limit: 2 },
      { $project: { _id: 0, l: 1, big: { $cond: [{ $gt: ['$v', 1] }, 'yes', 'no'] } } },
    ])
    .toArray();
  expect(shaped).toEqual([
    { l: 'a', big: 'no' },
    { l: 'b', big: 'no' },
  ]);
});

test('$count counts what is left, and says nothing of nothing', async () => {
  const items = collection();
  await items.insertMany([{ _id: 1 }, { _id: 2 }]);
  expect(await items.aggregate([{ $match: { _id: 2 } }, { $count: 'n' }]).toArray()).toEqual([{ n: 1 }]);
  expect(await items.aggregate([{ $match: { _id: 9 } }, { $count: 'n' }]).toArray()).toEqual([]);
  const limited = [{ $limit: 1 }, { $count: 'n' }];
  expect(await items.aggregate(limited).toArray()).toEqual([{ n: 1 }]);
});

test('a long result comes in batches', async () => {
  const items = collection();
  await items.insertMany([...Array(250).keys()].map((_id) => ({ _id })));
  const result = await items.aggregate([{ $match: { _id: { $gte: 0 } } }], { batchSize: 30 }).toArray();
  expect(result).toHaveLength(250);
});

test('stages and expressions that do not exist are refused, also where nothing is stored', async () => {
  const items = collection();
  const stage = [{ $nope: {} }];
  expect(await refusal(items.aggregate(stage).toArray())).toMatchObject({ code: 40_324 });
  const expression = [{ $project: { a: { $add: [1, { $nope: 1 }] } } }];
  expect(await refusal(items.aggregate(expression).toArray())).toMatchObject({ code: 168 });
});
