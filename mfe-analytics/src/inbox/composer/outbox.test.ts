import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? '',
    write: (key: string, value: string) => void values.set(key, value),
  };
};

test('a reply that was not confirmed is there after a reload, as one that was not sent', () => {
  const storage = memory();
  const before = createOutbox(storage);
  before.keep('one', { clientId: 'a', text: 'Hello', state: 'sending' });
  before.keep('one', { clientId: 'b', text: 'Still there?', state: 'sending' });
  before.drop('one', 'b');
  const after = createOutbox(storage);
  expect(after.of('one')).toEqual([{ clientId: 'a', text: 'Hello', state: 'failed' }]);
  expect(after.of('two')).toEqual([]);
  after.drop('one', 'a');
  expect(createOutbox(storage).of('one')).toEqual([]);
});

test('a stored value of another form counts as none', () => {
  const storage = memory();
  for (const value of ['{', '{}', 'null', '[1, {"clientId": 1, "text": "a"}, null]']) {
    storage.write('unsent:one', value);
    expect(createOutbox(storage).of('one')).toEqual([]);
  }
});
