import type { KnowledgePassage } from '@askwell/answers';
import { limits, type KnowledgeBase } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { ChatbotDocument } from '../chatbots.store.ts';
import type { KnowledgeStore } from './knowledge.store.ts';

export const emptyKnowledge: KnowledgeBase = { faqs: [], data: '{}' };

type KnowledgeFields = Pick<ChatbotDocument, 'knowledgeId' | 'faqCount' | 'firstQuestions'>;

/**
 * Stores a knowledge base and says what its chatbot has to remember of it; it is in force when the
 * chatbot does.
 */
export async function saveKnowledge(
  knowledge: KnowledgeStore,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  { faqs, data, passages = [] }: KnowledgeBase & { passages?: KnowledgePassage[] },
): Promise<KnowledgeFields> {
  if (faqs.length === 0 && data === emptyKnowledge.data && passages.length === 0) {
    return { knowledgeId: null, faqCount: 0, firstQuestions: [] };
  }
  const knowledgeId = new ObjectId();
  await knowledge.insert(ownerId, { _id: knowledgeId, chatbotId, faqs, data, passages });
  return {
    knowledgeId,
    faqCount: faqs.length,
    firstQuestions: faqs.slice(0, limits.knowledgeBase.suggestions).map(({ question }) => question),
  };
}
