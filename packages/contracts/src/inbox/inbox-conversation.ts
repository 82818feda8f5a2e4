import { z } from 'zod';
import { Instant } from '../contract/fields.ts';
import { HandoffStatus } from './handoff.ts';

/** A member of the account, as conversations name them. */
export const InboxMember = z.object({ id: z.string(), name: z.string() });
export type InboxMember = z.infer<typeof InboxMember>;

/** A conversation in the inbox: its whole state, so that a later one replaces an earlier one. */
export const InboxConversation = z.object({
  id: z.string(),
  chatbotId: z.string(),
  /** The visitor's name or email where it is known; null is anonymous. */
  visitor: z.string().nullable(),
  status: HandoffStatus,
  assignee: InboxMember.nullable(),
  /** Grows with every change; 0 before the first handoff. */
  version: z.number(),
  /** The `seq` of the latest message; 0 before the first handoff. */
  seq: z.number(),
  lastMessage: z.string(),
  lastMessageAt: Instant,
  /** Since when the visitor has waited for a person's answer; null when none is awaited. */
  waitingSince: Instant.nullable(),
  snoozedUntil: Instant.nullable(),
  /** The visitor's messages that the caller has not seen. */
  unread: z.number(),
});
export type InboxConversation = z.infer<typeof InboxConversation>;

export const InboxMessage = z.object({
  id: z.string(),
  /** Null for what was said before the first handoff: it stands above, in order of time. */
  seq: z.number().nullable(),
  role: z.enum(['visitor', 'bot', 'agent']),
  text: z.string(),
  at: Instant,
  /** Of the role `agent`: who wrote it. */
  agent: InboxMember.optional(),
  /** Of the role `bot`: the questions of the FAQs, or the titles of the passages, that it cites. */
  sources: z.array(z.string()).optional(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/**
 * A text for the team alone: never in a visitor's call, a mail, a webhook, a prompt or a CSV file.
 */
export const InboxNote = z.object({
  id: z.string(),
  /** The `seq` of the message that it stands below; 0 stands above all of them. */
  afterSeq: z.number(),
  author: InboxMember,
  text: z.string(),
  mentions: z.array(z.string()),
  at: Instant,
});
export type InboxNote = z.infer<typeof InboxNote>;

export const inboxEventTypes = [
  'requested',
  'taken',
  'assigned',
  'queued',
  'snoozed',
  'woken',
  'returned',
  'closed',
  'reopened',
] as const;

/** A change of a conversation's state, to be shown as a line between the messages. */
export const InboxEvent = z.object({
  type: z.enum(inboxEventTypes),
  at: Instant,
  /** The member who did it; null for the visitor, the chatbot and the passing of time. */
  by: InboxMember.nullable(),
  /** Of `assigned`: whom the conversation went to. */
  to: InboxMember.nullable(),
});
export type InboxEvent = z.infer<typeof InboxEvent>;

/** The events of the inbox's stream, by the name of the server-sent event. */
export type InboxEvents = {
  /** A conversation has changed. */
  conversation: InboxConversation;
  /** A message was added. One may come twice: clients know it by its id. */
  message: InboxMessage & { conversationId: string };
  note: InboxNote & { conversationId: string };
  /** Someone is typing, to be shown for 6 seconds; `member` is null for the visitor. */
  typing: { conversationId: string; member: InboxMember | null };
  /** Too much was missed: load the list again. */
  reset: Record<string, never>;
};
