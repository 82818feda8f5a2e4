import type { SourceDraft } from '@askwell/contracts';
import { expect, test } from 'vitest';
import {
  canBeNew,
  decisionOf,
  nextBatch,
  noReview,
  reviewReducer,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts';

const draft = (id: string, page = 'p1', change: Partial<SourceDraft> = {}): SourceDraft => ({
  id,
  sourceId: 's1',
  page: { id: page, title: page, url: `https://example.com/${page}` },
  question: `Question ${id}?`,
  wordings: [],
  answer: 'Yes.',
  quote: 'Yes.',
  paragraph: 'Yes.',
  isMetadata: false,
  headings: [],
  pageNumber: null,
  from: 'heading',
  state: 'open',
  isEdited: false,
  changes: null,
  isPageRemoved: false,
  ...change,
});

const after = (...events: ReviewEvent[]): ReviewState => events.reduce(reviewReducer, noReview);
const loaded: ReviewEvent = { type: 'loaded', drafts: [draft('a'), draft('b'), draft('c', 'p2')] };
const decisions = (state: ReviewState) =>
  Object.fromEntries(state.drafts.map((one) => [one.id, decisionOf(state, one)]));

test('a decision leads to the next open draft, and at the end to those that were left out', () => {
  const first = after(loaded, { type: 'moved', to: 'b' }, { type: 'decided', ids: ['b'], as: 'accepted' });
  expect(first.current).toBe('c');
  const second = reviewReducer(first, { type: 'decided', ids: ['c'], as: 'rejected' });
  expect(second.current).toBe('a');
  expect(reviewReducer(second, { type: 'decided', ids: ['a'], as: 'accepted' }).current).toBeNull();
});

test('an undo takes back the last decision, also about a whole page, and returns to it', () => {
  const state = after(
    loaded,
    { type: 'decided', ids: ['a'], as: 'rejected' },
    { type: 'decided', ids: ['a', 'b'], as: 'accepted' },
    { type: 'undone' },
  );
  expect(decisions(state)).toEqual({ a: 'rejected', b: 'open', c: 'open' });
  expect(state.current).toBe('a');
});

test('decisions of one kind are sent together, and none that were undone before', () => {
  const state = after(
    loaded,
    { type: 'decided', ids: ['a'], as: 'accepted' },
    { type: 'decided', ids: ['b'], as: 'rejected' },
    { type: 'undone' },
    { type: 'decided', ids: ['c'], as: 'accepted' },
  );
  expect(nextBatch(state)).toEqual({ step: 'accept', ids: ['a', 'c'] });
});

test('an undo while the decision is on its way reopens the draft afterwards', () => {
  const batch = { step: 'accept' as const, ids: ['a'] };
  const state = after(
    loaded,
    { type: 'decided', ids: ['a'], as: 'accepted' },
    { type: 'undone' },
    { type: 'stored', batch, drafts: [draft('a', 'p1', { state: 'accepted' })] },
  );
  expect(nextBatch(state)).toEqual({ step: 'reopen', ids: ['a'] });
});

test('an accepted draft that is rejected instead is reopened before', () => {
  const batch = { step: 'accept' as const, ids: ['a'] };
  const accepted = after(
    loaded,
    { type: 'decided', ids: ['a'], as: 'accepted' },
    { type: 'stored', batch, drafts: [draft('a', 'p1', { state: 'accepted' })] },
    { type: 'decided', ids: ['a'], as: 'rejected' },
  );
  expect(nextBatch(accepted)).toEqual({ step: 'reopen', ids: ['a'] });
  const reopened = reviewReducer(accepted, {
    type: 'stored',
    batch: { step: 'reopen', ids: ['a'] },
    drafts: [draft('a')],
  });
  expect(nextBatch(reopened)).toEqual({ step: 'reject', ids: ['a'] });
});

test('a draft that the server refuses is open again, and is not sent a second time', () => {
  const state = after(
    loaded,
    { type: 'decided', ids: ['a'], as: 'accepted' },
    { type: 'stored', batch: { step: 'accept', ids: ['a'] }, drafts: [] },
  );
  expect(decisions(state)).toEqual({ a: 'open', b: 'open', c: 'open' });
  expect(nextBatch(state)).toBeNull();
});

test('drafts that arrive during the review join those of their page, and the shown one stays', () => {
  const state = after(
    loaded,
    { type: 'moved', to: 'c' },
    {
      type: 'loaded',
      drafts: [draft('a'), draft('b'), draft('c', 'p2'), draft('d')],
    },
  );
  expect(state.drafts.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  expect(state.current).toBe('c');
});

test('a change that asks something else is added as a new FAQ, unless it is accepted as a change after all', () => {
  const changes = { question: 'What does it cost?', answer: '5 euros.', variants: [] };
  expect(canBeNew(draft('a', 'p1', { changes }))).toBe(true);
  expect(canBeNew(draft('a', 'p1', { changes: { ...changes, question: 'question  A?' } }))).toBe(false);
  expect(canBeNew(draft('a'))).toBe(false);

  const added = after(loaded, { type: 'decided', ids: ['a'], as: 'accepted', isNew: true });
  expect(nextBatch(added)).toEqual({ step: 'add', ids: ['a'] });
  const changed = reviewReducer(reviewReducer(added, { type: 'undone' }), {
    type: 'decided',
    ids: ['a'],
    as: 'accepted',
  });
  expect(nextBatch(changed)).toEqual({ step: 'accept', ids: ['a'] });
});
