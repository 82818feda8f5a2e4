import type { SourceDraft } from '@askwell/contracts';

export type Decision = SourceDraft['state'];

/** What one undo takes back: the decisions of these drafts as they were. */
type Step = readonly { id: string; was: Decision }[];

/**
 * The drafts under review. Each carries the state that the server has stored; `wanted` holds what
 * the owner has decided and the server has not stored yet.
 */
export type ReviewState = {
  /** In the order in which they were first seen, page by page. */
  drafts: readonly SourceDraft[];
  wanted: ReadonlyMap<string, Decision>;
  /** Those that are accepted as new FAQs, and not as changes. */
  asNew: ReadonlySet<string>;
  /** The draft that is shown; null when none is left. */
  current: string | null;
  history: readonly Step[];
};

/** A call that is due: the drafts that take this step next. */
export type Batch = { step: 'accept' | 'add' | 'reject' | 'reopen'; ids: readonly string[] };

export type ReviewEvent =
  | { type: 'loaded'; drafts: readonly SourceDraft[] }
  | { type: 'moved'; to: string }
  | { type: 'stepped'; by: 1 | -1 }
  | { type: 'decided'; ids: readonly string[]; as: Decision; isNew?: boolean }
  | { type: 'undone' }
  | { type: 'stored'; batch: Batch; drafts: readonly SourceDraft[] }
  | { type: 'edited'; draft: SourceDraft };

export const noReview: ReviewState = {
  drafts: [],
  wanted: new Map(),
  asNew: new Set(),
  current: null,
  history: [],
};

/** What the owner has decided about a draft, whether it is stored yet or not. */
export const decisionOf = ({ wanted }: ReviewState, { id, state }: SourceDraft): Decision =>
  wanted.get(id) ?? state;

export const isOpen = (state: ReviewState, draft: SourceDraft): boolean =>
  decisionOf(state, draft) === 'open';

export const currentDraft = ({ drafts, current }: ReviewState): SourceDraft | null =>
  drafts.find(({ id }) => id === current) ?? null;

/** Whether a draft that would change an FAQ can be a new one: it asks something else. */
export const canBeNew = ({ question, changes }: SourceDraft): boolean =>
  changes !== null && plain(changes.question) !== plain(question);

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The call that brings the server nearer to what the owner wants; null if nothing is due. */
export function nextBatch({ drafts, wanted, asNew }: ReviewState): Batch | null {
  const due = drafts.flatMap(({ id, state }) => {
    const want = wanted.get(id);
    return want === undefined || want === state ? [] : [{ id, step: stepTo(want, state, asNew.has(id)) }];
  });
  const [first] = due;
  if (first === undefined) return null;
  return { step: first.step, ids: due.filter(({ step }) => step === first.step).map(({ id }) => id) };
}

/** A decided draft is reopened before it is decided otherwise. */
const stepTo = (want: Decision, state: Decision, isNew: boolean): Batch['step'] => {
  if (state !== 'open' || want === 'open') return 'reopen';
  if (want === 'rejected') return 'reject';
  return isNew ? 'add' : 'accept';
};

const results = { accept: 'accepted', add: 'accepted', reject: 'rejected', reopen: 'open' } as const;

export function reviewReducer(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'loaded':
      return withLoaded(state, event.drafts);
    case 'moved':
      return { ...state, current: event.to };
    case 'stepped': {
      const place = state.drafts.findIndex(({ id }) => id === state.current);
      const next =
        state.drafts[place === -1 ? (event.by === 1 ? 0 : state.drafts.length - 1) : place + event.by];
      return next === undefined ? state : { ...state, current: next.id };
    }
    case 'decided':
      return withDecided(state, event);
    case 'undone': {
      const step = state.history.at(-1);
      if (step === undefined) return state;
      const wanted = new Map(state.wanted);
      for (const { id, was } of step) wanted.set(id, was);
      return {
        ...state,
        wanted,
        history: state.history.slice(0, -1),
        current: step[0]?.id ?? state.current,
      };
    }
    case 'stored':
      return withStored(state, event.batch, event.drafts);
    case 'edited':
      return {
        ...state,
        drafts: state.drafts.map((draft) => (draft.id === event.draft.id ? event.draft : draft)),
      };
  }
}

/** New drafts join those of their page; open ones that are gone were decided elsewhere. */
function withLoaded(state: ReviewState, loaded: readonly SourceDraft[]): ReviewState {
  const fresh = new Map(loaded.map((draft) => [draft.id, draft]));
  const known = state.drafts
    .filter(({ id, state: stored }) => stored !== 'open' || state.wanted.has(id) || fresh.has(id))
    .map((draft) => fresh.get(draft.id) ?? draft);
  const ids = new Set(known.map(({ id }) => id));
  const drafts = byPage([...known, ...loaded.filter(({ id }) => !ids.has(id))]);
  const current = drafts.some(({ id }) => id === state.current)
    ? state.current
    : (drafts.find((draft) => isOpen(state, draft))?.id ?? null);
  return { ...state, drafts, current };
}

/** Groups the drafts of each page, in the order in which the pages first appear. */
const byPage = (drafts: readonly SourceDraft[]): SourceDraft[] =>
  groupsOf(drafts).flatMap((group) => group.drafts);

/** A page with its drafts. */
export type PageGroup = { page: SourceDraft['page']; drafts: SourceDraft[] };

export function groupsOf(drafts: readonly SourceDraft[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const draft of drafts) {
    const group = groups.get(draft.page.id);
    if (group) group.drafts.push(draft);
    else groups.set(draft.page.id, { page: draft.page, drafts: [draft] });
  }
  return [...groups.values()];
}

function withDecided(
  state: ReviewState,
  { ids, as, isNew = false }: Extract<ReviewEvent, { type: 'decided' }>,
): ReviewState {
  const chosen = new Set(ids);
  const step = state.drafts
    .filter((draft) => chosen.has(draft.id) && decisionOf(state, draft) !== as)
    .map((draft) => ({ id: draft.id, was: decisionOf(state, draft) }));
  if (step.length === 0) return state;
  const wanted = new Map(state.wanted);
  const asNew = new Set(state.asNew);
  for (const { id } of step) {
    wanted.set(id, as);
    if (isNew) asNew.add(id);
    else asNew.delete(id);
  }
  const next = { ...state, wanted, asNew, history: [...state.history, step] };
  return as === 'open' ? next : { ...next, current: nextOpen(next, ids.at(-1)) };
}

/** The first open draft after this one, else the first of all. */
function nextOpen(state: ReviewState, after: string | undefined): string | null {
  const place = state.drafts.findIndex(({ id }) => id === after);
  const open = (draft: SourceDraft) => isOpen(state, draft);
  return (state.drafts.slice(place + 1).find(open) ?? state.drafts.find(open))?.id ?? null;
}

/**
 * A draft whose stored state is not the expected one could not be decided so: what the owner wanted
 * of it is dropped, unless the owner has decided otherwise meanwhile.
 */
function withStored(state: ReviewState, { step, ids }: Batch, stored: readonly SourceDraft[]): ReviewState {
  const fresh = new Map(stored.map((draft) => [draft.id, draft]));
  const wanted = new Map(state.wanted);
  for (const id of ids) {
    const isStored = fresh.get(id)?.state === results[step];
    if (wanted.get(id) === results[step] || (!isStored && step === 'reopen')) wanted.delete(id);
  }
  return { ...state, wanted, drafts: state.drafts.map((draft) => fresh.get(draft.id) ?? draft) };
}
