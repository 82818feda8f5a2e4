import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';

test('what a page says of its visitor goes along, within bounds', () => {
  expect(identityOf({ name: ' Asha ', email: 'asha@example.com' })).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
  });
  expect(identityOf({ name: 'x'.repeat(500) })?.name).toHaveLength(100);
});

test.each(['{"name": 5}', '{"name": "", "email": {}}', '{}', 'null', '"Asha"'])(
  'a page that says %s by mistake says nothing',
  (said) => expect(identityOf(JSON.parse(said))).toBeUndefined(),
);
