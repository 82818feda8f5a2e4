import { z } from 'zod';
import { AnalyticsQuery } from './analytics.ts';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Instant } from './contract/fields.ts';
import { VisitorIdentity } from './visitor-identity.ts';
import { ReplySource } from './widget.ts';

/**
 * `unanswered`: with a question that got no answer; `low`: rated 3 or less; `contact`: with an
 * address left for the owner.
 */
export const conversationFilters = ['all', 'unanswered', 'low', 'contact'] as const;
export const ConversationFilter = z.enum(conversationFilters);
export type ConversationFilter = z.infer<typeof ConversationFilter>;

/** A conversation in the owner's list. */
export const ListedConversation = z.object({
  id: z.string(),
  /** The visitor's name or email where it is known; null is anonymous. */
  user: z.string().nullable(),
  identity: VisitorIdentity,
  startedAt: Instant,
  lastMessageAt: Instant,
  rating: z.number().nullable(),
  /** Questions in it that got no answer. */
  unanswered: z.number(),
  hasContact: z.boolean(),
  messageCount: z.number(),
  lastMessage: z.string(),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

export const listConversations = contract({
  method: 'get',
  path: '/api/chatbot/:id/conversations',
  permission: 'view',
  access: 'read',
  summary: "A period's conversations, the latest first, twenty at a time.",
  query: AnalyticsQuery.extend({
    filter: ConversationFilter.default('all'),
    /** Words that were said in it, by either side, in any case. */
    search: z.string().trim().max(100, 'Please search for at most 100 characters').default(''),
    /** `next` of the page before. */
    before: z.string().max(60).optional(),
  }),
  response: dataOf({
    conversations: z.array(ListedConversation),
    /**
     * Where to go on; null at the end. A search looks through a bounded number of conversations at
     * once, so that a page may hold few, or none, and there may still be more.
     */
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
});

/** How near an FAQ or passage is to a question. */
export const MatchScores = z.object({
  /** By words, from 0 to 1. */
  lexical: z.number(),
  /** By meaning, from 0 to 1; null where the search was by words alone. */
  semantic: z.number().nullable(),
});

/** How a reply came about: for the chatbot's owner, never for its visitors. */
export const ReplyTrace = z.object({
  /** The confidence below which the search does not answer. */
  threshold: z.number(),
  /** How many entries of the knowledge base the prompt held; null where no model was asked. */
  prompt: z.object({ entries: z.number(), isWhole: z.boolean() }).nullable(),
  /** Null where no model replied. */
  usage: z.object({ model: z.string(), inputTokens: z.number(), outputTokens: z.number() }).nullable(),
  /** An estimate by the prices of a day; null where they are not configured. */
  price: z.object({ dollars: z.number(), asOf: z.iso.date() }).nullable(),
});
export type ReplyTrace = z.infer<typeof ReplyTrace>;

/** What a reply rests on. */
export const TranscriptSource = z.object({
  kind: z.enum(['faq', 'data', 'passage']),
  /** The question of the FAQ, or the title of the passage, as it was then. */
  question: z.string(),
  /** Of a passage: the address of its page; null for all others, and for documents. */
  url: z.string().nullable(),
  confidence: z.number(),
  /**
   * Whether the reply says that it rests on it; the others were found and given to the model as
   * well.
   */
  isCited: z.boolean(),
  /** Null where only the reply cites it, and for replies from before scores were stored. */
  scores: MatchScores.nullable(),
  /** Whether it was in the model's prompt. */
  isShown: z.boolean(),
});
export type TranscriptSource = z.infer<typeof TranscriptSource>;

export const TranscriptMessage = z.discriminatedUnion('role', [
  z.object({ id: z.string(), role: z.literal('visitor'), text: z.string(), at: Instant }),
  z.object({
    id: z.string(),
    role: z.literal('agent'),
    text: z.string(),
    at: Instant,
    agent: z.object({ name: z.string() }),
  }),
  z.object({
    id: z.string(),
    role: z.literal('bot'),
    text: z.string(),
    at: Instant,
    source: ReplySource,
    answered: z.boolean(),
    /** It broke off, or the visitor left before its end. */
    isPartial: z.boolean(),
    /** From the question to the last piece, in milliseconds. */
    responseMs: z.number(),
    helpful: z.boolean().nullable(),
    sources: z.array(TranscriptSource),
    /** Null for replies from before it was stored. */
    trace: ReplyTrace.nullable(),
  }),
]);
export type TranscriptMessage = z.infer<typeof TranscriptMessage>;

/** A conversation as the chatbot's owner reads it. */
export const Transcript = z.object({
  id: z.string(),
  user: z.string().nullable(),
  identity: VisitorIdentity,
  startedAt: Instant,
  rating: z.number().nullable(),
  comment: z.string().nullable(),
  /** What the visitor left for the owner to answer to. */
  contact: z
    .object({ email: z.string(), name: z.string().nullable(), message: z.string().nullable(), at: Instant })
    .nullable(),
  messages: z.array(TranscriptMessage),
});
export type Transcript = z.infer<typeof Transcript>;

export const getTranscript = contract({
  method: 'get',
  path: '/api/chatbot/:chatbotId/conversations/:id',
  permission: 'view',
  access: 'read',
  summary: 'One conversation, with what each reply rests on.',
  response: dataOf({ conversation: Transcript }),
  errors: ['not_found'],
});

export const deleteConversation = contract({
  method: 'delete',
  path: '/api/chatbot/:chatbotId/conversations/:id',
  permission: 'manage',
  access: 'write',
  summary: 'Deletes a conversation with every text of it; the numbers that it was counted in stay.',
  response: Done,
  errors: ['not_found'],
});
