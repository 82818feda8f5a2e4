import { z } from 'zod';
import { chatbotFields } from './chatbots/chatbot-fields.ts';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Email, Id, Instant, PersonName } from './contract/fields.ts';
import { ClientId, HandoffStatus } from './inbox/handoff.ts';
import { limits } from './limits.ts';
import { GivenIdentity } from './visitor-identity.ts';

/** What everybody may know of a deployed chatbot: all that the widget needs to show itself. */
export const PublicChatbot = z.object({
  id: z.string(),
  name: chatbotFields.name.schema,
  configuration: chatbotFields.configuration.schema,
  settings: chatbotFields.settings.schema,
  /** The address of the logo; null without one, or where the plan does not include it. */
  logo: z.url().nullable(),
  texts: chatbotFields.texts.schema,
  /** The chosen ones, else the first questions of the knowledge base. */
  suggestedQuestions: z.array(z.string()),
  /** Whether visitors may ask for a person. */
  handoff: z.object({ isOn: z.boolean() }),
  /** The brand's name and address to show below the chat; null where the plan removes it. */
  branding: z.object({ name: z.string(), url: z.string() }).nullable(),
});
export type PublicChatbot = z.infer<typeof PublicChatbot>;

/**
 * `ai`: from the model; `faq`: the owner's own text; `none`: a text of ours, as no answer could be
 * given, or none was asked for (then it is `answered` all the same).
 */
export const ReplySource = z.enum(['ai', 'faq', 'none']);
export type ReplySource = z.infer<typeof ReplySource>;

/** `human`: the message went to a person, and the chatbot says nothing. */
export const AnswerSource = z.enum(['ai', 'faq', 'none', 'human']);
export type AnswerSource = z.infer<typeof AnswerSource>;

/** An FAQ or a page that a reply is based on, as its visitor sees it. */
export const CitedSource = z.object({
  /** The question of the FAQ, or the title of the page. */
  title: z.string(),
  /** The page's address. */
  url: z.url({ protocol: /^https?$/ }).optional(),
});
export type CitedSource = z.infer<typeof CitedSource>;

/** Made by the browser, random, kept there: 16 to 64 characters of `A–Z a–z 0–9 _ -`. */
export const VisitorId = z.string().regex(/^[\w-]{16,64}$/, 'This is not a visitor id.');

export const ConversationMessage = z.object({
  id: z.string(),
  role: z.enum(['visitor', 'bot', 'agent']),
  text: z.string(),
  at: Instant,
  /** The place in the live part of the conversation; absent before the first handoff. */
  seq: z.number().optional(),
  /** Of the role `agent`: who wrote it. */
  agent: z.object({ name: z.string() }).optional(),
  helpful: z.boolean().nullable(),
  /** The sources of a reply; absent without any, or if the owner turned them off. */
  sources: z.array(CitedSource).optional(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

export const VisitorConversation = z.object({
  id: z.string(),
  startedAt: Instant,
  rating: z.number().nullable(),
  /**
   * Who answers; absent before a person was asked for. A client opens the stream while it is
   * `waiting` or `human`.
   */
  status: HandoffStatus.optional(),
  messages: z.array(ConversationMessage),
});
export type VisitorConversation = z.infer<typeof VisitorConversation>;

/** The events of a streamed reply, by the name of the server-sent event. */
export type ReplyEvents = {
  start: { conversationId: string; conversationToken: string; messageId: string };
  delta: { text: string };
  /**
   * `suggestions`: 'did you mean' these questions of the knowledge base; empty when one of them was
   * meant.
   */
  done: {
    messageId: string;
    answered: boolean;
    source: AnswerSource;
    suggestions: string[];
    /** The visitor asked for a person: offer the contact form although the reply answers. */
    offersContact?: boolean;
    /** From now on a person answers: open the conversation's stream. */
    handoff?: HandoffStatus;
    /** Of the visitor's message, once a person was asked for. */
    seq?: number;
    /** Absent without any, or if the owner turned them off. */
    sources?: CitedSource[];
  };
  error: { code: string; message: string };
};

export const getPublicChatbot = contract({
  method: 'get',
  path: '/api/widget/:chatbotId',
  audience: 'visitor',
  summary: 'The public configuration of a deployed chatbot, with an ETag.',
  response: dataOf({ chatbot: PublicChatbot }),
  errors: ['chatbot_unavailable', 'origin_not_allowed'],
});

export const countView = contract({
  method: 'post',
  path: '/api/widget/:chatbotId/views',
  audience: 'visitor',
  summary: 'Counts that the widget was shown on a page; any content type, no body needed.',
  response: Done,
  errors: ['chatbot_unavailable', 'origin_not_allowed'],
  limits: ['viewPerAddress'],
});

/** With `Accept: text/event-stream` the answer is a stream of `ReplyEvents`. */
export const sendMessage = contract({
  method: 'post',
  path: '/api/widget/:chatbotId/messages',
  audience: 'visitor',
  summary: 'Asks the chatbot; the reply comes as a stream of events or as one body.',
  body: z.object({
    visitorId: VisitorId,
    conversationId: Id.optional(),
    conversationToken: z.string().max(200).optional(),
    text: z
      .string('Please enter a message')
      .trim()
      .min(1, 'Please enter a message')
      .max(limits.message.characters, `A message holds at most ${limits.message.characters} characters`),
    visitor: GivenIdentity.optional(),
    /**
     * Made by the client for a message to a person, and the same for every attempt to send it: it
     * is stored once.
     */
    clientId: ClientId.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    conversationId: z.string(),
    conversationToken: z.string(),
    messageId: z.string(),
    text: z.string(),
    answered: z.boolean(),
    source: AnswerSource,
    suggestions: z.array(z.string()),
    offersContact: z.boolean().optional(),
    handoff: HandoffStatus.optional(),
    seq: z.number().optional(),
    sources: z.array(CitedSource).optional(),
  }),
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'conversation_full'],
  limits: ['messagePerVisitor', 'messagePerAddress', 'messagePerChatbot'],
});

export const getVisitorConversation = contract({
  method: 'get',
  path: '/api/widget/:chatbotId/conversations/:id',
  audience: 'visitor',
  summary: "The visitor's own conversation; needs its token.",
  response: dataOf({ conversation: VisitorConversation }),
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'unauthenticated', 'not_found'],
});

const ratingMessage = 'Please choose a rating from 1 to 5';
const Rating = z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage);
const comment = z.string().trim().max(1000, 'A comment holds at most 1000 characters');

export const rateConversation = contract({
  method: 'post',
  path: '/api/widget/:chatbotId/conversations/:id/rating',
  audience: 'visitor',
  summary: 'Rates a conversation from 1 to 5; needs its token.',
  body: z.object({ rating: Rating, comment: comment.optional() }),
  response: Done,
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'unauthenticated', 'not_found'],
});

export const giveFeedback = contract({
  method: 'post',
  path: '/api/widget/:chatbotId/messages/:id/feedback',
  audience: 'visitor',
  summary: 'Says whether a reply helped; needs the token of its conversation.',
  body: z.object({ helpful: z.boolean() }),
  response: Done,
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'unauthenticated', 'not_found'],
});

export const leaveContact = contract({
  method: 'post',
  path: '/api/widget/:chatbotId/conversations/:id/contact',
  audience: 'visitor',
  summary: 'Leaves an address for the owner to answer to; needs the token of the conversation.',
  body: z.object({ email: Email, name: PersonName.optional(), message: comment.optional() }),
  response: Done,
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'unauthenticated', 'not_found'],
  limits: ['contactPerConversation', 'contactPerVisitorAddress', 'contactPerChatbot'],
});

export const deleteVisitorConversation = contract({
  method: 'delete',
  path: '/api/widget/:chatbotId/conversations/:id',
  audience: 'visitor',
  summary: "Deletes the visitor's own conversation with everything in it; needs its token.",
  response: Done,
  errors: ['chatbot_unavailable', 'origin_not_allowed', 'unauthenticated', 'not_found'],
});
