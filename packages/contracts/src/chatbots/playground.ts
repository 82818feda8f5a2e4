import { z } from 'zod';
import { chatbotDefaults, chatbotFields } from './chatbot-fields.ts';
import { KnowledgeBase } from './knowledge-base.ts';
import { contract } from '../contract/contract.ts';
import { dataOf, Id } from '../contract/fields.ts';
import { limits } from '../limits.ts';
import { MatchScores, ReplyTrace } from '../transcripts.ts';
import { CitedSource, ReplySource } from '../widget.ts';

/** What of the knowledge base was near to a question. `confidence` is between 0 and 1. */
export const Match = z.object({
  /** An FAQ of the list that was sent, by its place in it, or a passage of `data` or of a page. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('faq'), index: z.number() }),
    z.object({ kind: z.literal('data') }),
    z.object({ kind: z.literal('passage'), title: z.string(), url: z.string().nullable() }),
  ]),
  /** The wording that was nearest, or the passage's text. */
  text: z.string(),
  confidence: z.number(),
  /** Whether the reply says that it rests on this. */
  isCited: z.boolean(),
  /** Null where only the reply cites it. */
  scores: MatchScores.nullable(),
  /** Whether it was in the model's prompt. */
  isShown: z.boolean(),
});
export type Match = z.infer<typeof Match>;

/** Why Gemini did not word the reply, or not to its end: what the owner can do about it differs. */
export const PlaygroundFailure = z.enum(['key_rejected', 'throttled', 'refused', 'unavailable']);
export type PlaygroundFailure = z.infer<typeof PlaygroundFailure>;

const text = z
  .string('Please enter a question')
  .trim()
  .min(1, 'Please enter a question')
  .max(limits.message.characters, `A message holds at most ${limits.message.characters} characters`);

/**
 * Asks a chatbot as it stands in the editor, saved or not. Nothing is stored, and the quota is left
 * alone.
 */
export const askDraft = contract({
  method: 'post',
  path: '/api/chatbot/playground',
  permission: 'view',
  summary: "Answers a question from a draft, with the owner's own key, and says what the answer rests on.",
  body: z.object({
    name: z.string().trim().max(limits.chatbot.name).default(''),
    enableEmoji: z.boolean().default(chatbotDefaults.settings.enableEmoji),
    instructions: chatbotFields.instructions.draft,
    tone: chatbotFields.tone.draft,
    answerLength: chatbotFields.answerLength.draft,
    exactAnswers: chatbotFields.exactAnswers.draft,
    showSources: chatbotFields.showSources.draft,
    /** Visitors may ask for a person. */
    hasPeople: z.boolean().default(true),
    knowledgeBase: KnowledgeBase,
    /** The saved chatbot of this draft: what was read of its sources is searched as well. */
    chatbotId: Id.optional(),
    /** The conversation so far, oldest first. */
    history: z
      .array(z.object({ role: z.enum(['visitor', 'bot']), text: z.string().max(8_000) }))
      .max(20)
      .default([]),
    text,
  }),
  response: dataOf({
    text: z.string(),
    answered: z.boolean(),
    source: ReplySource,
    failure: PlaygroundFailure.nullable(),
    suggestions: z.array(z.string()),
    decision: z.enum(['answer', 'ambiguous', 'unknown']),
    matches: z.array(Match),
    /** As a visitor would see them. */
    sources: z.array(CitedSource),
    trace: ReplyTrace,
    /** From the question to the end of the reply, in milliseconds. */
    responseMs: z.number(),
  }),
  errors: ['api_key_required'],
  limits: ['playgroundPerAccount'],
});
