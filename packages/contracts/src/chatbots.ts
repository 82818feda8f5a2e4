import { z } from 'zod';
import { contract } from './contract.ts';
import { dataOf, Done, Id, Instant } from './fields.ts';
import { KnowledgeBase, KnowledgeBaseChange } from './knowledge-base.ts';
import { limits } from './limits.ts';

const { chatbot, knowledgeBase } = limits;

export const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

export const Position = z.enum(positions);
export type Position = z.infer<typeof Position>;

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour such as #667eea');

const welcomeMessage = z
  .string()
  .trim()
  .max(chatbot.welcomeMessage, `A welcome message holds at most ${chatbot.welcomeMessage} characters`);
const title = z.string().trim().max(chatbot.title, `A title holds at most ${chatbot.title} characters`);
const subtitle = z
  .string()
  .trim()
  .max(chatbot.subtitle, `A subtitle holds at most ${chatbot.subtitle} characters`);

/** The fields of the configuration and the settings, as they are when they are sent. */
const configurationFields = {
  primaryColor: Color,
  secondaryColor: Color,
  buttonSize: z.string().regex(/^(4[4-9]|[5-8]\d|9[0-6])px$/, 'Please choose a size between 44px and 96px'),
  position: Position,
  chatWindowTitle: title,
  widgetTitle: title,
  chatWindowSubtitle: subtitle,
  welcomeMessage,
};
const settingsFields = {
  welcomeMessage,
  isActive: z.boolean(),
  enableEmoji: z.boolean(),
  enableTypingIndicator: z.boolean(),
};

const defaultWelcomeMessage = 'Hello! How can I help you today?';

/** What the chatbot looks like. `buttonSize` is in CSS pixels and says so: `60px`. */
export const Configuration = z.object({
  primaryColor: configurationFields.primaryColor.default('#667eea'),
  secondaryColor: configurationFields.secondaryColor.default('#764ba2'),
  buttonSize: configurationFields.buttonSize.default('60px'),
  position: configurationFields.position.default('bottom-right'),
  chatWindowTitle: configurationFields.chatWindowTitle.default('Chat with us!'),
  widgetTitle: configurationFields.widgetTitle.default('AI Assistant'),
  chatWindowSubtitle: configurationFields.chatWindowSubtitle.default("We're here to help"),
  welcomeMessage: configurationFields.welcomeMessage.default(defaultWelcomeMessage),
});
export type Configuration = z.infer<typeof Configuration>;

export const Settings = z.object({
  welcomeMessage: settingsFields.welcomeMessage.default(defaultWelcomeMessage),
  isActive: settingsFields.isActive.default(true),
  enableEmoji: settingsFields.enableEmoji.default(true),
  enableTypingIndicator: settingsFields.enableTypingIndicator.default(true),
});
export type Settings = z.infer<typeof Settings>;

/** A host name, or `*.` before one for all its subdomains. */
const AllowedDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
    'Please enter a domain such as example.com or *.example.com',
  );

const name = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(chatbot.name, `A name holds at most ${chatbot.name} characters`);
const description = z
  .string()
  .trim()
  .max(chatbot.description, `A description holds at most ${chatbot.description} characters`);
const allowedDomains = z
  .array(AllowedDomain)
  .max(chatbot.allowedDomains, `A chatbot has at most ${chatbot.allowedDomains} domains`);

const suggestedQuestions = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Please enter a question')
      .max(
        chatbot.suggestedQuestion,
        `A suggested question holds at most ${chatbot.suggestedQuestion} characters`,
      ),
  )
  .max(knowledgeBase.suggestions, `A chatbot suggests at most ${knowledgeBase.suggestions} questions`);

/** How long after its last message a conversation is deleted. */
export const retentions = ['30d', '90d', '365d', 'forever'] as const;
export const Retention = z.enum(retentions, 'Please choose 30, 90 or 365 days, or to keep conversations');
export type Retention = z.infer<typeof Retention>;

/** Beyond the spec: what the owner decides about answers and conversations. Visitors are not told. */
const rules = {
  /** What the widget offers to begin with; none means the first questions of the knowledge base. */
  suggestedQuestions,
  /** Replies are the owner's own texts, never the model's. */
  exactAnswers: z.boolean(),
  retention: Retention,
};

/** What a new chatbot is made from; everything but the name has a default. */
export const ChatbotDraft = z.object({
  name,
  description: description.default(''),
  configuration: Configuration.prefault({}),
  settings: Settings.prefault({}),
  knowledgeBase: KnowledgeBase.optional(),
  allowedDomains: allowedDomains.default([]),
  suggestedQuestions: rules.suggestedQuestions.default([]),
  exactAnswers: rules.exactAnswers.default(false),
  retention: rules.retention.default('forever'),
});
export type ChatbotDraft = z.infer<typeof ChatbotDraft>;

/**
 * `creationKey` is the same for every attempt to create one chatbot: where an earlier one came through and its answer did
 * not, the chatbot that it made is answered as it is now, and no second one is made.
 */
export const ChatbotCreation = ChatbotDraft.extend({ creationKey: z.uuid().optional() });
export type ChatbotCreation = z.infer<typeof ChatbotCreation>;

/**
 * A change to a chatbot: what is absent stays as it is. With the `revision` that was read, a change that somebody else
 * made in between is answered by 409 `conflict` instead of being overwritten.
 */
export const ChatbotChange = z.object({
  name: name.optional(),
  description: description.optional(),
  configuration: z.object(configurationFields).partial().optional(),
  settings: z.object(settingsFields).partial().optional(),
  knowledgeBase: KnowledgeBaseChange.optional(),
  allowedDomains: allowedDomains.optional(),
  suggestedQuestions: rules.suggestedQuestions.optional(),
  exactAnswers: rules.exactAnswers.optional(),
  retention: rules.retention.optional(),
  revision: z.int().nonnegative().optional(),
});
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
  /** More chatbots than the plan in force holds: this one keeps its data and answers nobody, until it is chosen to be kept. */
  isOverLimit: z.boolean(),
  primaryColor: z.string(),
  faqCount: z.number(),
  analytics: z.object({ totalMessages: z.number(), totalViews: z.number() }),
  deployment: Deployment,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ChatbotSummary = z.infer<typeof ChatbotSummary>;

export const Chatbot = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  configuration: Configuration,
  settings: Settings,
  knowledgeBase: KnowledgeBase,
  allowedDomains: z.array(z.string()),
  suggestedQuestions: z.array(z.string()),
  exactAnswers: z.boolean(),
  retention: Retention,
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

export const listChatbots = contract({
  method: 'get',
  path: '/api/chatbot',
  access: 'token',
  summary: "The owner's chatbots, newest first.",
  response: z.object({ success: z.literal(true), chatbots: z.array(ChatbotSummary) }),
});

export const createChatbot = contract({
  method: 'post',
  path: '/api/chatbot',
  access: 'token',
  summary: 'Creates a chatbot.',
  body: ChatbotCreation,
  status: 201,
  response: dataOf({ chatbot: Chatbot }),
  errors: ['api_key_required', 'plan_limit'],
});

export const getChatbot = contract({
  method: 'get',
  path: '/api/chatbot/:id',
  access: 'token',
  summary: 'One chatbot with its knowledge base.',
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found'],
});

export const updateChatbot = contract({
  method: 'put',
  path: '/api/chatbot/:id',
  access: 'token',
  summary: 'Changes a chatbot.',
  body: ChatbotChange,
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found', 'conflict'],
});

export const updateKnowledgeBase = contract({
  method: 'put',
  path: '/api/chatbot/:id/knowledge-base',
  access: 'token',
  summary: "Replaces a chatbot's knowledge base, or the part of it that is sent.",
  body: KnowledgeBaseChange.extend({ revision: z.int().nonnegative().optional() }),
  response: dataOf({ chatbot: Chatbot }),
  errors: ['not_found', 'conflict'],
});

export const deleteChatbot = contract({
  method: 'delete',
  path: '/api/chatbot/:id',
  access: 'token',
  summary: 'Deletes a chatbot with its conversations and statistics.',
  response: Done,
  errors: ['not_found'],
});

export const deployChatbot = contract({
  method: 'post',
  path: '/api/chatbot/:id/deploy',
  access: 'token',
  summary: 'Puts the chatbot online; needs a saved API key.',
  response: dataOf({ deployment: Deployment }),
  errors: ['not_found', 'api_key_required', 'plan_limit'],
});

/**
 * For an owner with more chatbots than the plan holds, as after a year of Premium has ended: this one goes on answering,
 * in the place of `insteadOf`, or of the chatbot that took the plan's last place.
 */
export const keepChatbot = contract({
  method: 'post',
  path: '/api/chatbot/:id/keep',
  access: 'token',
  summary: 'Chooses a chatbot to be within the plan, in the place of another one.',
  body: z.object({ insteadOf: Id.optional() }),
  response: Done,
  errors: ['not_found', 'conflict'],
});
