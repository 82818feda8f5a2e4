import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Email, Instant } from '../contract/fields.ts';
import { limits } from '../limits.ts';

/**
 * Who answers a conversation: the chatbot; a person, whom the visitor waits for or talks to; or
 * nobody any more, until the visitor writes again.
 */
export const handoffStatuses = ['bot', 'waiting', 'human', 'closed'] as const;
export const HandoffStatus = z.enum(handoffStatuses);
export type HandoffStatus = z.infer<typeof HandoffStatus>;

/** A message of the live part of a conversation, as its visitor sees it. */
export const LiveMessage = z.object({
  /** The place in the conversation: from 1, without gaps. */
  seq: z.int().positive(),
  id: z.string(),
  role: z.enum(['visitor', 'bot', 'agent']),
  text: z.string(),
  at: Instant,
  /** Of the role `agent`: who wrote it. */
  agent: z.object({ name: z.string() }).optional(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;

/** The state of a conversation; `seq` is that of the latest message. */
export const LiveStatus = z.object({
  seq: z.int().nonnegative(),
  status: HandoffStatus,
  /** Who has the conversation; absent while nobody has it. */
  agent: z.object({ name: z.string() }).optional(),
});
export type LiveStatus = z.infer<typeof LiveStatus>;

/**
 * The events of a conversation's stream, by the name of the server-sent event. A client passes over
 * a message with a `seq` that it has, and takes every `status`. Nothing is lost by a missed one:
 * after a reconnection the messages since `after` come first, then the status.
 */
export type LiveEvents = {
  message: LiveMessage;
  status: LiveStatus;
  /** A member is typing: to be shown for 6 seconds. */
  typing: { agent: { name: string } };
};

/** What an identifier of a send may be: the client makes it, and repeats it with each attempt. */
export const ClientId = z.uuid('This is not a UUID.');

const note = z
  .string()
  .trim()
  .max(limits.message.characters, `A message holds at most ${limits.message.characters} characters`);
const Page = z.url({ protocol: /^https?$/ }).max(1000);
const conversationPath = '/api/widget/:chatbotId/conversations/:id';
const conversationErrors = [
  'chatbot_unavailable',
  'origin_not_allowed',
  'unauthenticated',
  'not_found',
] as const;

/** Whether a person can answer, as a visitor is told. */
const outlook = {
  /** How long a reply usually takes, in minutes; null where it is not known, and when offline. */
  replyMinutes: z.number().nullable(),
  /** When the office opens; null while it is open, and where no opening is near. */
  opensAt: Instant.nullable(),
};

export const getAvailability = contract({
  method: 'get',
  path: '/api/widget/:chatbotId/availability',
  audience: 'visitor',
  summary: 'Whether a person could answer now, and how long that usually takes.',
  response: dataOf({ isOpen: z.boolean(), ...outlook }),
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'handoff_off'],
  limits: ['availabilityPerAddress'],
});

export const requestHandoff = contract({
  method: 'post',
  path: `${conversationPath}/handoff`,
  audience: 'visitor',
  summary: 'Asks for a person; needs the token of the conversation. Asking again changes nothing.',
  body: z.object({
    /** Where to send the answer if the visitor has left by then; sent only with their consent. */
    email: Email.optional(),
    /** Added to the conversation as the visitor's message. */
    note: note.optional(),
    /** The address of the page that the visitor is on. */
    page: Page.optional(),
  }),
  response: dataOf({
    /** `offline`: outside of the office hours. The request waits all the same. */
    status: z.enum(['waiting', 'offline']),
    ...outlook,
    /**
     * The name of a member who has the inbox open; null when no member has, and outside of the
     * office hours.
     */
    agent: z.string().nullable(),
  }),
  errors: [...conversationErrors, 'handoff_off'],
  limits: ['contactPerConversation', 'contactPerVisitorAddress', 'contactPerChatbot'],
});

export const cancelHandoff = contract({
  method: 'post',
  path: `${conversationPath}/handback`,
  audience: 'visitor',
  summary: 'Goes on with the chatbot instead of waiting for a person; needs the token.',
  response: Done,
  errors: conversationErrors,
});

export const sendVisitorTyping = contract({
  method: 'post',
  path: `${conversationPath}/typing`,
  audience: 'visitor',
  summary: 'Says that the visitor is typing to a person; at most once in 3 seconds. Needs the token.',
  response: Done,
  errors: conversationErrors,
  limits: ['typingPerConversation'],
});

/** `after`: the latest `seq` that the client has. A `Last-Event-ID` header takes precedence. */
const After = z.object({ after: z.coerce.number('Please send a number').int().nonnegative().default(0) });

/** Answers a stream of `LiveEvents`. */
export const openConversationStream = contract({
  method: 'get',
  path: `${conversationPath}/stream`,
  audience: 'visitor',
  summary: 'The live part of a conversation as a stream of events; needs its token.',
  query: After,
  response: z.string(),
  errors: [...conversationErrors, 'too_many_streams'],
});

/** For clients whose stream is refused, or held back by a proxy. */
export const listLiveMessages = contract({
  method: 'get',
  path: `${conversationPath}/messages`,
  audience: 'visitor',
  summary: 'The messages after a `seq`, and the state of the conversation; needs its token.',
  query: After,
  response: dataOf({ messages: z.array(LiveMessage), status: LiveStatus }),
  errors: conversationErrors,
});
