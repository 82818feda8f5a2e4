import { createHash } from 'node:crypto';
import { plans, type ChatbotCreation } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Owner } from '../../kernel/owner.ts';
import { ownerPolicy } from '../accounts/index.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';
import type { KnowledgeStore } from './knowledge/knowledge.store.ts';
import type { KnowledgePreparation } from './knowledge/knowledge-preparation.ts';
import { emptyKnowledge, saveKnowledge } from './knowledge/save-knowledge.ts';

type Needs = {
  chatbots: ChatbotsStore;
  knowledge: KnowledgeStore;
  knowledgeIndexes: KnowledgePreparation;
  clock: Clock;
};

/**
 * Throws `api_key_required` and `plan_limit`; of two creations at once only one gets the plan's
 * last place. Of several with one `creationKey` all get the chatbot of the first.
 */
export async function createChatbot(
  { chatbots, knowledge, knowledgeIndexes, clock }: Needs,
  owner: Owner,
  { knowledgeBase = emptyKnowledge, creationKey, ...draft }: ChatbotCreation,
): Promise<ChatbotDocument> {
  if (!ownerPolicy.createChatbot(owner)) {
    throw new Problem('api_key_required', {
      message: 'Please setup your Gemini API key first to create chatbots',
    });
  }
  const _id = creationKey === undefined ? new ObjectId() : idOf(owner, creationKey);
  const made = await chatbots.find(owner.id, _id);
  if (made) return made;
  await knowledgeIndexes.check(owner.id, knowledgeBase);
  const now = clock();
  let slot = await freeSlot(chatbots, owner);
  const chatbot = {
    ...draft,
    ...(await saveKnowledge(knowledge, owner.id, _id, knowledgeBase)),
    _id,
    ownerId: owner.id,
    isDeployed: false,
    deployedAt: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
  const dropKnowledge = async () => {
    if (chatbot.knowledgeId) await knowledge.remove(owner.id, chatbot.knowledgeId);
  };
  try {
    while (!(await chatbots.insert(owner.id, { ...chatbot, slot }))) {
      const twin = await chatbots.find(owner.id, _id);
      if (twin) {
        await dropKnowledge();
        return twin;
      }
      slot = await freeSlot(chatbots, owner);
    }
  } catch (error) {
    await dropKnowledge();
    throw error;
  }
  const { knowledgeId } = chatbot;
  if (knowledgeId) {
    await knowledgeIndexes.prepare({ ownerId: owner.id, chatbotId: _id, knowledgeId }, knowledgeBase);
  }
  return { ...chatbot, slot };
}

/** Every attempt comes to the same id, so that the database lets one of them through. */
const idOf = ({ id }: Owner, creationKey: string): ObjectId =>
  new ObjectId(createHash('sha256').update(`${id.toHexString()} ${creationKey}`).digest().subarray(0, 12));

/**
 * The first free place; none is free beyond the plan, nor when a bigger plan that has ended left
 * too many chatbots.
 */
async function freeSlot(chatbots: ChatbotsStore, owner: Owner): Promise<number> {
  const taken = await chatbots.slots(owner.id);
  if (!chatbotPolicy.hold(owner, taken.length)) throw new Problem('plan_limit', planMessage(owner));
  let slot = 0;
  while (taken.includes(slot)) slot += 1;
  return slot;
}

const planMessage = ({ plan }: Owner) =>
  plan === 'premium'
    ? { message: `Your plan holds ${plans.premium.chatbots} chatbots. Delete one to create another.` }
    : {};
