import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Id, Instant } from '../contract/fields.ts';
import { limits } from '../limits.ts';
import { VisitorIdentity } from '../visitor-identity.ts';
import { ClientId, HandoffStatus } from './handoff.ts';

/**
 * `mine`: what the caller has; `open`: waiting or with a person; `all`: also what only the chatbot
 * answered.
 */
export const inboxFilters = ['waiting', 'mine', 'open', 'snoozed', 'closed', 'all'] as const;
export const InboxFilter = z.enum(inboxFilters);
export type InboxFilter = z.infer<typeof InboxFilter>;

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

const Text = z
  .string('Please enter a message')
  .trim()
  .min(1, 'Please enter a message')
  .max(limits.message.characters, `A message holds at most ${limits.message.characters} characters`);

const ConversationReply = dataOf({ conversation: InboxConversation });

export const listInbox = contract({
  method: 'get',
  path: '/api/inbox',
  permission: 'view',
  access: 'inbox',
  summary: "The account's conversations, the latest change first, 30 at a time.",
  query: z.object({
    filter: InboxFilter.default('open'),
    chatbotId: Id.optional(),
    /** Words that were said in it, by any side, in any case; looks through the latest 500. */
    search: z.string().trim().max(100, 'Please search for at most 100 characters').default(''),
    /** `cursor` of the page before. */
    cursor: z.string().max(60).optional(),
  }),
  response: dataOf({
    conversations: z.array(InboxConversation),
    /** Where to go on; null at the end. */
    cursor: z.string().nullable(),
    counts: z.object({ waiting: z.number(), mine: z.number(), open: z.number(), snoozed: z.number() }),
  }),
});

export const getInboxConversation = contract({
  method: 'get',
  path: '/api/inbox/:id',
  permission: 'view',
  access: 'inbox',
  summary: 'One conversation with its messages, internal notes and changes of state.',
  response: dataOf({
    conversation: InboxConversation.extend({
      identity: VisitorIdentity,
      startedAt: Instant,
      /** What the visitor left; not verified. */
      contact: z
        .object({ email: z.string(), name: z.string().nullable(), message: z.string().nullable() })
        .nullable(),
      /** The page that the visitor asked for a person on. */
      page: z.string().nullable(),
      /** The language that the visitor's browser prefers, such as `pt-BR`. */
      language: z.string().nullable(),
      rating: z.number().nullable(),
      /** Other conversations of the same visitor, the latest first. */
      earlier: z.array(z.object({ id: z.string(), startedAt: Instant, lastMessage: z.string() })),
    }),
    messages: z.array(InboxMessage),
    notes: z.array(InboxNote),
    events: z.array(InboxEvent),
  }),
  errors: ['not_found'],
});

export const replyToVisitor = contract({
  method: 'post',
  path: '/api/inbox/:id/messages',
  permission: 'reply',
  access: 'inbox',
  summary: 'Replies to the visitor. Takes the conversation over when no member has it.',
  body: z.object({
    text: Text,
    clientId: ClientId.optional(),
    /**
     * The latest `seq` that the member has seen: when someone else has written since, the reply is
     * not sent, and the answer is `conflict`.
     */
    afterSeq: z.int('Please send a number').nonnegative('Please send a number').optional(),
  }),
  response: dataOf({ message: InboxMessage, conversation: InboxConversation }),
  errors: ['not_found', 'taken', 'conflict', 'conversation_full'],
});

export const addInboxNote = contract({
  method: 'post',
  path: '/api/inbox/:id/notes',
  permission: 'reply',
  access: 'inbox',
  summary: 'Adds an internal note, which only members see.',
  body: z.object({
    text: Text,
    /** The ids of the members that the text mentions. */
    mentions: z.array(Id).max(10, 'A note mentions at most 10 members').default([]),
  }),
  status: 201,
  response: dataOf({ note: InboxNote }),
  errors: ['not_found', 'conversation_full'],
});

/**
 * Gives a conversation to a member. It must be in the hands of `from` at that moment: nobody, when
 * absent. Otherwise the answer is `taken`.
 */
export const assignConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/assign',
  permission: 'reply',
  access: 'inbox',
  summary: 'Takes a conversation over, gives it to another member, or puts it back into the queue.',
  body: z.object({
    /** The caller when absent. */
    assigneeId: Id.optional(),
    /** Nobody gets it: it waits for the next member. */
    toQueue: z.boolean().default(false),
    from: Id.optional(),
  }),
  response: ConversationReply,
  errors: ['not_found', 'taken'],
});

export const snoozeConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/snooze',
  permission: 'reply',
  access: 'inbox',
  summary:
    'Hides a conversation until a time, or until the visitor writes; without a time it is shown again.',
  body: z.object({ until: z.iso.datetime('Please choose a time').optional() }),
  response: ConversationReply,
  errors: ['not_found', 'taken', 'conflict'],
});

export const closeConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/close',
  permission: 'reply',
  access: 'inbox',
  summary: 'Closes a conversation. A closed one stays as it is.',
  body: z.object({
    /** As in `replyToVisitor`: a message that came since wins, and the answer is `conflict`. */
    afterSeq: z.int('Please send a number').nonnegative('Please send a number').optional(),
  }),
  response: ConversationReply,
  errors: ['not_found', 'taken', 'conflict'],
});

export const reopenConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/reopen',
  permission: 'reply',
  access: 'inbox',
  summary: 'Opens a closed conversation again, in the hands of the caller.',
  response: ConversationReply,
  errors: ['not_found', 'taken'],
});

export const handBackConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/handback',
  permission: 'reply',
  access: 'inbox',
  summary: 'Gives the conversation back to the chatbot.',
  response: ConversationReply,
  errors: ['not_found', 'taken'],
});

/** A question with an answer that a person gave, to become an FAQ. */
const FaqPair = z.object({ question: z.string(), answer: z.string() });

export const draftFaq = contract({
  method: 'get',
  path: '/api/inbox/:id/faq',
  access: 'inbox',
  permission: 'view',
  summary: "Drafts an FAQ from the visitor's question and the members' answers; saves nothing.",
  response: dataOf({
    /** Email addresses and long numbers are left out; null where no member has answered. */
    draft: FaqPair.nullable(),
    /** The FAQ that answers the question already; null without one. */
    similar: FaqPair.nullable(),
  }),
  errors: ['not_found'],
});

export const sendMemberTyping = contract({
  method: 'post',
  path: '/api/inbox/:id/typing',
  permission: 'reply',
  access: 'inbox',
  summary: 'Says that the caller is typing; at most once in 3 seconds.',
  response: Done,
  errors: ['not_found'],
});

export const markInboxSeen = contract({
  method: 'post',
  path: '/api/inbox/:id/seen',
  permission: 'view',
  access: 'inbox',
  summary: 'Notes up to which message the caller has seen a conversation; a lower one makes it unread.',
  body: z.object({ seq: z.int('Please send a number').nonnegative('Please send a number') }),
  response: ConversationReply,
  errors: ['not_found'],
});

/**
 * Answers a stream of `InboxEvents`. With the `Last-Event-ID` of a stream that ended within the
 * last five minutes, what has changed since comes first; after that, `reset`.
 */
export const openInboxStream = contract({
  method: 'get',
  path: '/api/inbox/stream',
  permission: 'view',
  access: 'inbox',
  summary: 'What changes in the inbox, as a stream of events.',
  response: z.string(),
  errors: ['too_many_streams'],
});
