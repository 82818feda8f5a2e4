import type { HandoffStatus, InboxEvent, InboxMember } from '@askwell/contracts';

/** A change of the state, kept for the thread; the latest `keptEvents`. */
export type HandoffEvent = {
  type: InboxEvent['type'];
  at: Date;
  by: InboxMember | null;
  to: InboxMember | null;
};

/** How many changes of its state a conversation keeps. */
export const keptEvents = 50;

/**
 * The state of a conversation in which a person was asked for, or has taken part; absent from all
 * others. Each change is one conditional write of the conversation's document.
 */
export type Handoff = {
  state: HandoffStatus;
  /** Grows by one when the chatbot and a person change places. */
  control: number;
  /** Grows by one with every change, also a new message. */
  version: number;
  /** The visitor asked, by a button or in words, or a member took it. */
  reason: 'visitor' | 'request' | 'member';
  requestedAt: Date;
  /** The member who has the conversation; of a closed one, who had it last. */
  assignee: InboxMember | null;
  /** Since when the visitor has waited for an answer; null when none is awaited. */
  waitingSince: Date | null;
  /** When a person answered first. */
  firstReplyAt: Date | null;
  closedAt: Date | null;
  snoozedUntil: Date | null;
  /** When the next step of time is due, such as the end of a snooze; null when none is. */
  dueAt: Date | null;
  /** The `seq` of the latest message. */
  seq: number;
  events: HandoffEvent[];
  /** Up to which `seq` each member has seen it, by the member's id. */
  seen: Record<string, number>;
  /** Up to which `seq` the visitor has received it. */
  visitorSeen: number;
  /** When a note was added last. */
  notedAt: Date | null;
  /** Who typed last: a member, or null for the visitor. */
  typing: { member: InboxMember | null; at: Date } | null;
  page: string | null;
  language: string | null;
  /** What the latest change can be undone to; null, or absent, where it cannot be undone. */
  undo?: Undo | null;
};

/** The fields that a member's change of the state replaces. */
type Replaced = 'state' | 'assignee' | 'waitingSince' | 'closedAt' | 'snoozedUntil' | 'dueAt';

/** The state before a member's change, for as long as nothing else happens to the conversation. */
export type Undo = Pick<Handoff, Replaced | 'seq'> & {
  /** The id of the member who made the change, and may undo it. */
  by: string;
};

/** The state before a change that `by` is about to make. */
export const undoTo = (handoff: Handoff | undefined, by: InboxMember): Undo => ({
  by: by.id,
  state: handoff?.state ?? 'bot',
  assignee: handoff?.assignee ?? null,
  waitingSince: handoff?.waitingSince ?? null,
  closedAt: handoff?.closedAt ?? null,
  snoozedUntil: handoff?.snoozedUntil ?? null,
  dueAt: handoff?.dueAt ?? null,
  seq: handoff?.seq ?? 0,
});

/** Who answers a conversation. */
export const statusOf = ({ handoff }: { handoff?: Handoff | undefined }): HandoffStatus =>
  handoff?.state ?? 'bot';

type Begun = Pick<Handoff, 'state' | 'reason' | 'requestedAt' | 'assignee' | 'waitingSince' | 'dueAt'> &
  Partial<Pick<Handoff, 'page' | 'language'>>;

/** The first handoff of a conversation. */
export const newHandoff = (begun: Begun, event: HandoffEvent): Handoff => ({
  control: 1,
  version: 1,
  firstReplyAt: null,
  closedAt: null,
  snoozedUntil: null,
  seq: 0,
  events: [event],
  seen: {},
  visitorSeen: 0,
  notedAt: null,
  typing: null,
  page: null,
  language: null,
  undo: null,
  ...begun,
});
