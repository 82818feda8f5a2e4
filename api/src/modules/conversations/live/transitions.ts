import type { InboxMember } from '@askwell/contracts';
import type { Filter } from 'mongodb';
import type { ConversationDocument } from '../conversation-documents.ts';
import type { Handoff, HandoffEvent, Undo } from './handoff.ts';

/** A change of a conversation's state, which is made only where `when` holds at that moment. */
export type Transition = {
  when: Filter<ConversationDocument>;
  set: Partial<{ [Name in keyof Handoff as `handoff.${Name}`]: Handoff[Name] }>;
  event: HandoffEvent;
  /** The chatbot and a person change places. */
  isSwitch: boolean;
  /** What the change can be undone to; absent where it cannot be undone. */
  undo?: Undo;
};

type At = { at: Date; by: InboxMember | null };

/**
 * How long a member may be away while the visitor waits, until the conversation is in the queue
 * again.
 */
export const awayMs = 10 * 60_000;
/** How long after the last word of a member a silent conversation closes. */
export const silenceMs = 24 * 60 * 60_000;
/** How long a visitor may be gone until a member's words are mailed to them. */
export const mailAfterMs = 2 * 60_000;

const inState = (...states: Handoff['state'][]): Filter<ConversationDocument> => ({
  'handoff.state': { $in: states },
});
const heldBy = ({ id }: InboxMember): Filter<ConversationDocument> => ({
  'handoff.state': 'human',
  'handoff.assignee.id': id,
});

/** The visitor asks for a person. */
export const request = (
  at: Date,
  dueAt: Date,
  reason: Handoff['reason'],
  { page, language }: Pick<Handoff, 'page' | 'language'>,
): Transition => ({
  when: inState('bot', 'closed'),
  set: {
    'handoff.state': 'waiting',
    'handoff.reason': reason,
    'handoff.requestedAt': at,
    'handoff.assignee': null,
    'handoff.waitingSince': at,
    'handoff.firstReplyAt': null,
    'handoff.closedAt': null,
    'handoff.snoozedUntil': null,
    'handoff.dueAt': dueAt,
    ...(page !== null && { 'handoff.page': page }),
    ...(language !== null && { 'handoff.language': language }),
  },
  event: { type: 'requested', at, by: null, to: null },
  isSwitch: true,
});

/** A member takes a conversation that no other member has. */
export const take = (at: Date, by: InboxMember): Transition => ({
  when: { $or: [inState('bot', 'waiting', 'closed'), heldBy(by)] },
  set: {
    'handoff.state': 'human',
    'handoff.assignee': by,
    'handoff.closedAt': null,
    'handoff.snoozedUntil': null,
  },
  event: { type: 'taken', at, by, to: null },
  isSwitch: true,
});

/** A conversation goes from `from` (null: the queue) to a member. */
export const assign = ({ at, by }: At, from: string | null, to: InboxMember): Transition => ({
  when:
    from === null
      ? inState('bot', 'waiting', 'closed')
      : { 'handoff.state': 'human', 'handoff.assignee.id': from },
  set: {
    'handoff.state': 'human',
    'handoff.assignee': to,
    'handoff.closedAt': null,
    'handoff.snoozedUntil': null,
    'handoff.dueAt': new Date(at.getTime() + awayMs),
  },
  event: { type: 'assigned', at, by, to },
  isSwitch: false,
});

/** A conversation goes back to the queue. */
export const queue = ({ at, by }: At, from: string): Transition => ({
  when: { 'handoff.state': 'human', 'handoff.assignee.id': from },
  set: {
    'handoff.state': 'waiting',
    'handoff.assignee': null,
    'handoff.waitingSince': at,
    'handoff.snoozedUntil': null,
    'handoff.dueAt': null,
  },
  event: { type: 'queued', at, by, to: null },
  isSwitch: false,
});

/** Snoozes a conversation; null wakes it. */
export const snooze = ({ at, by }: At, member: InboxMember, until: Date | null): Transition => ({
  when: heldBy(member),
  set: { 'handoff.snoozedUntil': until, 'handoff.dueAt': until ?? new Date(at.getTime() + awayMs) },
  event: { type: until ? 'snoozed' : 'woken', at, by, to: null },
  isSwitch: false,
});

/** Closes a conversation, unless a message came after `seq`. */
export const close = ({ at, by }: At, seq: number): Transition => ({
  when: {
    ...inState('waiting', 'human'),
    'handoff.seq': { $lte: seq },
    // A conversation that somebody still has to answer is never closed by time.
    ...(by === null ? { 'handoff.waitingSince': null } : { $or: [{ 'handoff.assignee': null }, heldBy(by)] }),
  },
  set: {
    'handoff.state': 'closed',
    'handoff.closedAt': at,
    'handoff.waitingSince': null,
    'handoff.snoozedUntil': null,
    'handoff.dueAt': null,
  },
  event: { type: 'closed', at, by, to: null },
  isSwitch: true,
});

/** A member opens a closed conversation again. */
export const reopen = (at: Date, by: InboxMember): Transition => ({
  when: inState('closed'),
  set: { 'handoff.state': 'human', 'handoff.assignee': by, 'handoff.closedAt': null, 'handoff.dueAt': null },
  event: { type: 'reopened', at, by, to: null },
  isSwitch: true,
});

const undoEvents = {
  bot: 'returned',
  waiting: 'queued',
  human: 'assigned',
  closed: 'closed',
} satisfies Record<Handoff['state'], HandoffEvent['type']>;

/** Undoes the member's latest change, unless a message or another change came after it. */
export const undo = ({ state }: Pick<Handoff, 'state'>, to: Undo, at: Date, by: InboxMember): Transition => {
  const type = state === 'closed' ? 'reopened' : undoEvents[to.state];
  return {
    when: { 'handoff.undo.by': by.id, 'handoff.seq': to.seq },
    set: {
      'handoff.state': to.state,
      'handoff.assignee': to.assignee,
      'handoff.waitingSince': to.waitingSince,
      'handoff.closedAt': to.closedAt,
      'handoff.snoozedUntil': to.snoozedUntil,
      'handoff.dueAt': to.dueAt,
    },
    event: { type, at, by, to: type === 'assigned' ? to.assignee : null },
    isSwitch: true,
  };
};

/** The visitor writes to a conversation that was closed. */
export const reopenByVisitor = (at: Date): Transition => ({
  when: inState('bot', 'closed'),
  set: {
    'handoff.state': 'waiting',
    'handoff.assignee': null,
    'handoff.waitingSince': at,
    'handoff.closedAt': null,
    'handoff.dueAt': null,
  },
  event: { type: 'reopened', at, by: null, to: null },
  isSwitch: true,
});

/** The chatbot answers again: the visitor does not want to wait, or a member gives it back. */
export const handBack = ({ at, by }: At): Transition => ({
  when: by === null ? inState('waiting') : { $or: [inState('waiting', 'closed'), heldBy(by)] },
  set: {
    'handoff.state': 'bot',
    'handoff.assignee': null,
    'handoff.waitingSince': null,
    'handoff.snoozedUntil': null,
    'handoff.dueAt': null,
  },
  event: { type: 'returned', at, by, to: null },
  isSwitch: true,
});
