import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';

test('what a page says of its visitor goes along, within bounds', () => {
  expect(identityOf({ name: ' Asha ', email: 'asha@example.com' })).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
  });
  expect(identityOf({ name: 'x'.repeat(500) })?.name).toHaveLength(100);
});

test('a signed user ID is sent unchanged, or not at all', () => {
  expect(identityOf({ userId: ' 42 ', hash: 'ab' })).toEqual({ userId: ' 42 ', hash: 'ab' });
  expect(identityOf({ userId: 42, hash: 'ab' })).toEqual({ userId: '42', hash: 'ab' });
  expect(identityOf({ userId: 'x'.repeat(101), hash: 'ab' })).toBeUndefined();
  expect(identityOf({ name: 'Asha', hash: 'ab' })).toEqual({ name: 'Asha' });
});

test.each(['{"name": 5}', '{"name": "", "email": {}}', '{}', 'null', '"Asha"'])(
  'a page that says %s by mistake says nothing',
  (said) => expect(identityOf(JSON.parse(said))).toBeUndefined(),
);
