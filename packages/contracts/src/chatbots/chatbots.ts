import { z } from 'zod';
import { chatbotFields } from './chatbot-fields.ts';
import { contract, type ResponseOf } from '../contract/contract.ts';
import { dataOf, Done, Id, Instant } from '../contract/fields.ts';
import { KnowledgeBase, KnowledgeBaseChange } from './knowledge-base.ts';
import { column } from '../contract/record-of-fields.ts';

/** What a new chatbot is made from; everything but the name has a default. */
export const ChatbotDraft = z.object({
  ...column(chatbotFields, 'draft'),
  name: chatbotFields.name.schema,
  knowledgeBase: KnowledgeBase.optional(),
});
export type ChatbotDraft = z.infer<typeof ChatbotDraft>;

/**
 * `creationKey` is the same for every attempt to create one chatbot: where an earlier one came
 * through and its answer did not, the chatbot that it made is answered as it is now, and no second
 * one is made.
 */
export const ChatbotCreation = ChatbotDraft.extend({ creationKey: z.uuid().optional() });
export type ChatbotCreation = z.infer<typeof ChatbotCreation>;

/**
 * A change to a chatbot: what is absent stays as it is. With the `revision` that was read, a change
 * that somebody else made in between is answered by 409 `conflict` instead of being overwritten.
 */
export const ChatbotChange = z
  .object({
    ...column(chatbotFields, 'change'),
    knowledgeBase: KnowledgeBaseChange,
    revision: z.int().nonnegative(),
  })
  .partial();
export type ChatbotChange = z.infer<typeof ChatbotChange>;

export const Deployment = z.object({
  isDeployed: z.boolean(),
  deployedAt: Instant.nullable(),
  /** The one line that goes into a web page; null before the first deployment. */
  embedCode: z.string().nullable(),
  /** The chatbot's own test page; null before the first deployment. */
  testUrl: z.string().nullable(),
});
export type Deployment = z.infer<typeof Deployment>;

/** A chatbot in the dashboard's list. */
export const ChatbotSummary = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** `active` while it is deployed, switched on and within the plan. */
  status: z.enum(['active', 'inactive']),
  /**
   * More chatbots than the plan in force holds: this one keeps its data and answers nobody, until
   * it is chosen to be kept.
   */
  isOverLimit: z.boolean(),
  primaryColor: z.string(),
  faqCount: z.number(),
  /** Drafts of its sources that wait for a review. */
  openDrafts: z.number(),
  analytics: z.object({ totalMessages: z.number(), totalViews: z.number() }),
  deployment: Deployment,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ChatbotSummary = z.infer<typeof ChatbotSummary>;

export const Chatbot = z.object({
  _id: z.string(),
  ...column(chatbotFields, 'schema'),
  knowledgeBase: KnowledgeBase,
  /** The address of the logo; it is uploaded by a call of its own. */
  logo: z.url().nullable(),
  status: z.enum(['active', 'inactive']),
  isOverLimit: z.boolean(),
  deployment: Deployment,
  /** Grows by one with every change. */
  revision: z.number(),
  can: z.object({ deploy: z.boolean() }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Chatbot = z.infer<typeof Chatbot>;

export type ChatbotList = Pick<ResponseOf<typeof listChatbots>, 'chatbots' | 'creation'>;

export const listChatbots = contract({
  method: 'get',
  path: '/api/chatbot',
  permission: 'view',
  access: 'read',
  summary: "The owner's chatbots, newest first.",
  response: z.object({
    success: z.literal(true),
    chatbots: z.array(ChatbotSummary),
    /**
     * Whether the owner can create another one; otherwise the code that `createChatbot` would fail
     * with.
     */
    creation: z.enum(['allowed', 'api_key_required', 'plan_limit']),
  }),
});

export const createChatbot = contract({
  method: 'post',
  path: '/api/chatbot',
  permission: 'manage',
  access: 'write',
  summary: 'Creates a chatbot.',
  body: ChatbotCreation,
  status: 201,
  response: dataOf({ chatbot: Chatbot }),
  errors: ['api_key_required', 'plan_limit'],
});

export const getChatbot = contract({
  method: 'get',
  path: '/api/chatbot/:id',
  permission: 'view',
  access: 'read',
  summary: 'One chatbot with its knowledge base.',
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found'],
});

export const updateChatbot = contract({
  method: 'put',
  path: '/api/chatbot/:id',
  permission: 'edit',
  access: 'write',
  summary: 'Changes a chatbot.',
  body: ChatbotChange,
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found', 'conflict'],
});

export const updateKnowledgeBase = contract({
  method: 'put',
  path: '/api/chatbot/:id/knowledge-base',
  permission: 'edit',
  access: 'write',
  summary: "Replaces a chatbot's knowledge base, or the part of it that is sent.",
  body: KnowledgeBaseChange.extend({ revision: z.int().nonnegative().optional() }),
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found', 'conflict'],
});

export const deleteChatbot = contract({
  method: 'delete',
  path: '/api/chatbot/:id',
  permission: 'manage',
  access: 'write',
  summary: 'Deletes a chatbot with its conversations and statistics.',
  response: Done,
  errors: ['not_found'],
});

export const deployChatbot = contract({
  method: 'post',
  path: '/api/chatbot/:id/deploy',
  permission: 'edit',
  access: 'write',
  summary: 'Puts the chatbot online; needs a saved API key.',
  response: dataOf({ deployment: Deployment }),
  errors: ['not_found', 'api_key_required', 'plan_limit'],
});

/**
 * For an owner with more chatbots than the plan holds, as after a year of Premium has ended: this
 * one goes on answering, in the place of `insteadOf`, or of the chatbot that took the plan's last
 * place.
 */
export const keepChatbot = contract({
  method: 'post',
  path: '/api/chatbot/:id/keep',
  permission: 'own',
  access: 'write',
  summary: 'Chooses a chatbot to be within the plan, in the place of another one.',
  body: z.object({ insteadOf: Id.optional() }),
  response: Done,
  errors: ['not_found', 'conflict'],
});
