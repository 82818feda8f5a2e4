import { isElliptical, type AnswerIndex, type Entry, type Finding } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { ChatbotDocument } from '../chatbots/index.ts';
import type { KnowledgeIndexes } from './knowledge-indexes.ts';

const nothing: Retrieved = {
  decision: 'unknown',
  confidence: 0,
  matches: [],
  ranked: [],
  entries: () => [],
  isInContext: false,
};

/** What was found, and the whole knowledge base. */
export type Retrieved = Finding & {
  /** Whether it was found only together with the message before. */
  isInContext: boolean;
  /**
   * More than `matches`, the nearest first: for the prompt, where the knowledge base exceeds it.
   */
  ranked: readonly Entry[];
  entries: AnswerIndex['entries'];
};

/** A question, and the visitor's message before it: 'And to Spain?' alone says nothing. */
type Asked = { text: string; before: string | undefined };

/** Finds the FAQs and passages that answer a question. */
export const retrieval = (indexes: KnowledgeIndexes) => ({
  /** In the saved knowledge base of a chatbot. */
  find: async (
    { _id: chatbotId, ownerId, knowledgeId }: Pick<ChatbotDocument, '_id' | 'ownerId' | 'knowledgeId'>,
    asked: Asked,
  ): Promise<Retrieved> => {
    if (!knowledgeId) return nothing;
    return findIn(await indexes.ofSaved({ ownerId, chatbotId, knowledgeId }), asked);
  },

  /** In a draft. Throws `invalid` if it is too large to be searched. */
  findInDraft: async (
    ownerId: ObjectId,
    draft: KnowledgeBase,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<Retrieved> => findIn(await indexes.ofDraft(ownerId, draft, signal), asked),
});
export type Retrieval = ReturnType<typeof retrieval>;

function findIn(index: AnswerIndex, { text, before }: Asked): Retrieved {
  const { entries } = index;
  const found = { ...findRanked(index, text), entries, isInContext: false };
  if (found.decision !== 'unknown' || before === undefined) return found;
  const inContext = findRanked(index, `${before} ${text}`);
  if (inContext.decision === 'unknown') return found;
  if (isElliptical(text)) return { ...inContext, entries, isInContext: true };
  // A question with words of its own may change the subject: the model may read what the context
  // finds, but neither an FAQ nor a confidence of the message before counts for this one.
  return { ...found, ranked: inContext.ranked, isInContext: true };
}

/** How many matches are kept with a reply, and how many are ranked for the prompt. */
const keptMatches = 5;
const rankedEntries = 50;

function findRanked(index: AnswerIndex, text: string) {
  const { matches, ...finding } = index.find(text, { limit: rankedEntries });
  return { ...finding, matches: matches.slice(0, keptMatches), ranked: matches };
}
