import { buildIndex, type AnswerIndex, type Finding } from '@askwell/answers';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { KnowledgeStore } from '../chatbots/knowledge.store.ts';

/** How many FAQs the indexes kept in memory hold together: about 50 MB. */
const keptFaqs = 20_000;
/** An index costs something even without FAQs. */
const least = 20;

const nothing: Finding = { decision: 'unknown', confidence: 0, matches: [] };

/**
 * Finds what a chatbot's knowledge base has for a question. Indexes are kept by the id of the knowledge base, which never
 * changes under its id; the one used longest ago goes first.
 */
export const retrieval = (knowledge: KnowledgeStore) => {
  const indexes = new Map<string, { index: Promise<AnswerIndex>; weight: number }>();
  let weight = 0;

  /** `before` is the visitor's previous message: 'And to Spain?' alone says nothing. */
  return async (chatbot: ChatbotDocument, question: string, before: string | undefined): Promise<Finding> => {
    const index = await indexOf(chatbot);
    if (!index) return nothing;
    const found = index.find(question);
    if (found.decision !== 'unknown' || before === undefined) return found;
    const inContext = index.find(`${before} ${question}`);
    return inContext.decision === 'unknown' ? found : inContext;
  };

  function indexOf({ ownerId, knowledgeId, faqCount }: ChatbotDocument): Promise<AnswerIndex> | null {
    if (!knowledgeId) return null;
    const key = knowledgeId.toHexString();
    const entry = indexes.get(key) ?? {
      weight: Math.max(least, faqCount),
      index: knowledge
        .find(ownerId, knowledgeId)
        .then((found) => buildIndex(found ?? { faqs: [], data: '{}' })),
    };
    drop(key);
    indexes.set(key, entry);
    weight += entry.weight;
    for (const oldest of indexes.keys()) {
      if (weight <= keptFaqs || oldest === key) break;
      drop(oldest);
    }
    entry.index.catch(() => drop(key));
    return entry.index;
  }

  function drop(key: string): void {
    weight -= indexes.get(key)?.weight ?? 0;
    indexes.delete(key);
  }
};
export type Retrieval = ReturnType<typeof retrieval>;
