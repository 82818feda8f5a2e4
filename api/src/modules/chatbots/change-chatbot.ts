import {
  withChange,
  type ChatbotChange,
  type KnowledgeBase,
  type KnowledgeBaseChange,
} from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Owner } from '../../kernel/owner.ts';
import { fieldsOf, type ChatbotDocument, type ChatbotsStore } from './chatbots.store.ts';
import type { KnowledgeStore } from './knowledge/knowledge.store.ts';
import type { KnowledgePreparation } from './knowledge/knowledge-preparation.ts';
import { emptyKnowledge, saveKnowledge } from './knowledge/save-knowledge.ts';

/** What a change of a chatbot needs. */
export type ChangeNeeds = {
  chatbots: ChatbotsStore;
  knowledge: KnowledgeStore;
  knowledgeIndexes: KnowledgePreparation;
  clock: Clock;
};

/**
 * Without a revision, the change is made on top of whatever is there; so often it may be overtaken
 * meanwhile.
 */
const attempts = 5;

/**
 * Throws `not_found`, and `conflict` when the chatbot is no longer at the revision that the change
 * was made for.
 */
export async function changeChatbot(
  services: ChangeNeeds,
  owner: Owner,
  id: ObjectId,
  change: ChatbotChange,
): Promise<ChatbotDocument> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await services.chatbots.find(owner.id, id);
    if (!current) throw new Problem('not_found');
    if (change.revision !== undefined && change.revision !== current.revision) throw new Problem('conflict');
    const changed = await changeFrom(services, current, change);
    if (changed) return changed;
  }
  throw new Problem('conflict');
}

async function changeFrom(
  { chatbots, knowledge, knowledgeIndexes, clock }: ChangeNeeds,
  current: ChatbotDocument,
  change: ChatbotChange,
): Promise<ChatbotDocument | null> {
  const { _id: id, ownerId, knowledgeId } = current;
  const known = change.knowledgeBase && (await changedKnowledge(knowledge, current, change.knowledgeBase));
  if (known) await knowledgeIndexes.check(ownerId, known);
  const passages = known && knowledgeId ? await knowledge.passagesOf(ownerId, knowledgeId) : [];
  const saved = known && (await saveKnowledge(knowledge, ownerId, id, { ...known, passages }));
  const changed = await chatbots.change(ownerId, id, current, {
    ...withChange(fieldsOf(current), change),
    ...saved,
    updatedAt: clock(),
  });
  const superfluous = saved && (changed ? current.knowledgeId : saved.knowledgeId);
  if (superfluous) await knowledge.remove(ownerId, superfluous);
  if (changed && known && saved?.knowledgeId) {
    await knowledgeIndexes.prepare({ ownerId, chatbotId: id, knowledgeId: saved.knowledgeId }, known);
  }
  return changed;
}

async function changedKnowledge(
  knowledge: KnowledgeStore,
  { ownerId, knowledgeId }: ChatbotDocument,
  { faqs, data }: KnowledgeBaseChange,
): Promise<KnowledgeBase> {
  const current = (knowledgeId && (await knowledge.find(ownerId, knowledgeId))) ?? emptyKnowledge;
  return { faqs: faqs ?? current.faqs, data: data ?? current.data };
}
