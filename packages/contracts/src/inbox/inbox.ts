import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Id, Instant } from '../contract/fields.ts';
import { limits } from '../limits.ts';
import { VisitorIdentity } from '../visitor-identity.ts';
import { ClientId } from './handoff.ts';
import { InboxConversation, InboxEvent, InboxMessage, InboxNote } from './inbox-conversation.ts';

/**
 * `mine`: what the caller has; `open`: waiting or with a person; `all`: also what only the chatbot
 * answered.
 */
export const inboxFilters = ['waiting', 'mine', 'open', 'snoozed', 'closed', 'all'] as const;
export const InboxFilter = z.enum(inboxFilters);
export type InboxFilter = z.infer<typeof InboxFilter>;

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
  errors: ['not_found', 'taken', 'conflict'],
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
  errors: ['not_found', 'taken', 'conflict'],
});

/**
 * Restores the state before the caller closed or assigned the conversation, with its member and the
 * time that the visitor has waited since. After a message or another change the answer is
 * `conflict`.
 */
export const undoConversationChange = contract({
  method: 'post',
  path: '/api/inbox/:id/undo',
  permission: 'reply',
  access: 'inbox',
  summary: 'Undoes that the caller closed or assigned a conversation, unless something happened since.',
  response: ConversationReply,
  errors: ['not_found', 'taken', 'conflict'],
});

export const handBackConversation = contract({
  method: 'post',
  path: '/api/inbox/:id/handback',
  permission: 'reply',
  access: 'inbox',
  summary: 'Gives the conversation back to the chatbot.',
  response: ConversationReply,
  errors: ['not_found', 'taken', 'conflict'],
});

/** A question with an answer that a person gave, to become an FAQ. */
const FaqPair = z.object({ question: z.string(), answer: z.string() });

export const draftFaq = contract({
  method: 'get',
  path: '/api/inbox/:id/faq',
  access: 'inbox',
  permission: 'view',
  summary:
    "Drafts an FAQ from the visitor's question and the members' answers, by the owner's model where there is a key; saves nothing.",
  response: dataOf({
    /** Email addresses and long numbers are left out; null where no member has answered. */
    draft: FaqPair.extend({ variants: z.array(z.string()) }).nullable(),
    /** The FAQ that answers the question already; null without one. */
    similar: FaqPair.nullable(),
    /** The model says that the answer concerns this visitor alone. */
    isPersonal: z.boolean(),
  }),
  errors: ['not_found'],
  limits: ['faqDraftPerAccount'],
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
