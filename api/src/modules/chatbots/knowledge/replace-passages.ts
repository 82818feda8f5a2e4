import type { KnowledgePassage } from '@askwell/answers';
import { ObjectId } from 'mongodb';
import type { ChatbotsStore } from '../chatbots.store.ts';
import type { KnowledgeStore } from './knowledge.store.ts';
import type { KnowledgePreparation } from './knowledge-preparation.ts';
import { emptyKnowledge } from './save-knowledge.ts';

/** What new passages of a knowledge base need. */
export type PassageNeeds = {
  chatbots: Pick<ChatbotsStore, 'find' | 'replaceKnowledge'>;
  knowledge: KnowledgeStore;
  knowledgeIndexes: KnowledgePreparation;
};

/** How often to try again when the knowledge base was changed in the meantime. */
const attempts = 10;

/**
 * Puts other passages beside the FAQs and data of a chatbot's knowledge base. It is no change of
 * the owner's: the revision stays, and an editor that is open can save.
 */
export async function replacePassages(
  { chatbots, knowledge, knowledgeIndexes }: PassageNeeds,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  passages: readonly KnowledgePassage[],
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chatbot = await chatbots.find(ownerId, chatbotId);
    if (!chatbot) return;
    const { knowledgeId } = chatbot;
    if (passages.length === 0 && knowledgeId === null) return;
    const known = (knowledgeId && (await knowledge.find(ownerId, knowledgeId))) ?? emptyKnowledge;
    const { faqs, data } = known;
    const _id = new ObjectId();
    await knowledge.insert(ownerId, { _id, chatbotId, faqs, data, passages: [...passages] });
    const isReplaced = await chatbots.replaceKnowledge(ownerId, chatbotId, knowledgeId, _id);
    const superfluous = isReplaced ? knowledgeId : _id;
    if (superfluous) await knowledge.remove(ownerId, superfluous);
    if (!isReplaced) continue;
    await knowledgeIndexes.prepare({ ownerId, chatbotId, knowledgeId: _id }, { faqs, data });
    return;
  }
  throw new Error('the passages could not be stored: the knowledge base changes all the time');
}
