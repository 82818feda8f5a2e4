import { isElliptical, type AnswerIndex, type Entry, type Finding } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';
import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { KnowledgeStore } from '../chatbots/knowledge.store.ts';
import { emptyKnowledge } from '../chatbots/save-knowledge.ts';
import { indexCache } from './index-cache.ts';

/**
 * How many characters of knowledge bases are kept in memory as indexes: 20 to 40 MB of ordinary ones, ten times that where
 * they hold nothing but the shortest values.
 */
const kept = 2_000_000;
/** The same for drafts, which change with every keystroke. */
const keptDrafts = 500_000;

const nothing: Retrieved = {
  decision: 'unknown',
  confidence: 0,
  matches: [],
  ranked: [],
  entries: () => [],
  isInContext: false,
};

/** What was found, whether only the message before made it clear, and the whole knowledge base. */
export type Retrieved = Finding & {
  isInContext: boolean;
  /** More than `matches`, the nearest first: for the prompt, where the knowledge base exceeds it. */
  ranked: readonly Entry[];
  entries: AnswerIndex['entries'];
};

/** A question, and the visitor's message before it: 'And to Spain?' alone says nothing. */
type Asked = { text: string; before: string | undefined };

/** Finds what a knowledge base has for a question. */
export const retrieval = (knowledge: KnowledgeStore) => {
  const saved = indexCache(kept);
  const drafts = indexCache(keptDrafts);

  return {
    /** In what a chatbot has saved; a knowledge base never changes under its id. */
    find: async (
      { ownerId, knowledgeId }: Pick<ChatbotDocument, 'ownerId' | 'knowledgeId'>,
      asked: Asked,
    ): Promise<Retrieved> => {
      if (!knowledgeId) return nothing;
      const read = async () => (await knowledge.find(ownerId, knowledgeId)) ?? emptyKnowledge;
      return findIn(await saved(knowledgeId.toHexString(), read), asked);
    },

    /** In what an owner has not saved. */
    findInDraft: async (ownerId: ObjectId, draft: KnowledgeBase, asked: Asked): Promise<Retrieved> => {
      const content = createHash('sha256').update(JSON.stringify(draft)).digest('base64');
      return findIn(await drafts(`${ownerId.toHexString()}:${content}`, async () => draft), asked);
    },
  };
};
export type Retrieval = ReturnType<typeof retrieval>;

function findIn(index: AnswerIndex, { text, before }: Asked): Retrieved {
  const { entries } = index;
  const found = { ...findRanked(index, text), entries, isInContext: false };
  if (found.decision !== 'unknown' || before === undefined) return found;
  const inContext = findRanked(index, `${before} ${text}`);
  if (inContext.decision === 'unknown') return found;
  // A question with words of its own may have left the subject: the model may look there, but nothing answers by itself.
  const decision = isElliptical(text) ? inContext.decision : 'unknown';
  return { ...inContext, entries, decision, isInContext: true };
}

/** How many matches are kept with a reply, and how many are ranked for the prompt. */
const keptMatches = 5;
const rankedEntries = 50;

function findRanked(index: AnswerIndex, text: string) {
  const { matches, ...finding } = index.find(text, { limit: rankedEntries });
  return { ...finding, matches: matches.slice(0, keptMatches), ranked: matches };
}
