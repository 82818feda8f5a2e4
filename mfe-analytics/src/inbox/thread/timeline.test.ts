import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, second)).toISOString();
const ana = { id: 'a', name: 'Ana' };
const message = (seq: number | null, second: number) => ({
  id: `m${second}`,
  seq,
  role: 'visitor' as const,
  text: '',
  at: at(second),
});

test('messages keep their order where clocks differ, with notes and changes of state between them', () => {
  const items = timelineOf({
    messages: [message(null, 1), message(1, 9), message(2, 5), message(3, 12)],
    notes: [{ id: 'n', afterSeq: 2, author: ana, text: '', mentions: [], at: at(6) }],
    events: [{ type: 'taken', at: at(3), by: ana, to: null }],
  });
  expect(items.map(({ key }) => key)).toEqual(['m1', 'event 0', 'm9', 'm5', 'n', 'm12']);
});
