import { expect, test } from 'vitest';
import { mayLeave, unsavedChanges } from '../src/leaving/unsaved-changes.ts';

test('a page without unsaved changes may be left at once', async () => {
  expect(await mayLeave()).toBe(true);
  expect(unsavedChanges.question()).toBeNull();
});

test('who decides to stay keeps the changes, and is asked again the next time', async () => {
  const save = unsavedChanges.add();
  const leaving = mayLeave();
  unsavedChanges.question()?.answer(false);
  expect(await leaving).toBe(false);
  expect(unsavedChanges.exist()).toBe(true);
  save();
  expect(await mayLeave()).toBe(true);
});

test('who leaves gives up every change, and is not asked twice', async () => {
  unsavedChanges.add();
  unsavedChanges.add();
  const leaving = mayLeave();
  unsavedChanges.question()?.answer(true);
  expect(await leaving).toBe(true);
  expect(unsavedChanges.exist()).toBe(false);
});

test('a second attempt to leave takes the place of the first', async () => {
  const save = unsavedChanges.add();
  const first = mayLeave();
  const second = mayLeave();
  unsavedChanges.question()?.answer(false);
  expect([await first, await second]).toEqual([false, false]);
  expect(unsavedChanges.question()).toBeNull();
  save();
});
