import { buildIndex, type AnswerIndex, type Finding } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { KnowledgeStore } from '../chatbots/knowledge.store.ts';
import { emptyKnowledge } from '../chatbots/save-knowledge.ts';

/**
 * How many characters of knowledge bases are kept in memory as indexes: 20 to 40 MB of ordinary ones, ten times that where
 * they hold nothing but the shortest values.
 */
const kept = 2_000_000;
/** An index costs something even when there is little in it. */
const least = 2_000;

type Entry = { index: Promise<AnswerIndex>; weight: number };

const nothing: Finding = { decision: 'unknown', confidence: 0, matches: [] };

/**
 * Finds what a chatbot's knowledge base has for a question. Indexes are kept by the id of the knowledge base, which never
 * changes under its id; the one used longest ago goes first.
 */
export const retrieval = (knowledge: KnowledgeStore) => {
  const indexes = new Map<string, Entry>();

  /** `before` is the visitor's previous message: 'And to Spain?' alone says nothing. */
  return async (chatbot: ChatbotDocument, question: string, before: string | undefined): Promise<Finding> => {
    const index = await indexOf(chatbot);
    if (!index) return nothing;
    const found = index.find(question);
    if (found.decision !== 'unknown' || before === undefined) return found;
    const inContext = index.find(`${before} ${question}`);
    return inContext.decision === 'unknown' ? found : inContext;
  };

  function indexOf({ ownerId, knowledgeId }: ChatbotDocument): Promise<AnswerIndex> | null {
    if (!knowledgeId) return null;
    const key = knowledgeId.toHexString();
    const entry = indexes.get(key) ?? load(key, () => knowledge.find(ownerId, knowledgeId));
    // The one used last goes to the end.
    indexes.delete(key);
    indexes.set(key, entry);
    return entry.index;
  }

  function load(key: string, find: () => Promise<KnowledgeBase | null>): Entry {
    const build = async () => {
      const known = (await find()) ?? emptyKnowledge;
      entry.weight = Math.max(least, known.data.length + JSON.stringify(known.faqs).length);
      makeRoom(key);
      return buildIndex(known);
    };
    const entry: Entry = { weight: least, index: build() };
    entry.index.catch(() => indexes.delete(key));
    return entry;
  }

  function makeRoom(newest: string): void {
    let held = [...indexes.values()].reduce((sum, { weight }) => sum + weight, 0);
    for (const [key, { weight }] of indexes) {
      if (held <= kept) return;
      if (key === newest) continue;
      indexes.delete(key);
      held -= weight;
    }
  }
};
