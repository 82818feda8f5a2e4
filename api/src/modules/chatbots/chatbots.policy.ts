import { plans } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** What a plan allows with chatbots. The store finds only an owner's own chatbots. */
export const chatbotPolicy = {
  /** Whether there is room for one more beside this many. */
  hold: (owner: Pick<Owner, 'plan'>, chatbots: number) => chatbots < plans[owner.plan].chatbots,
  /** A chatbot beyond the current plan's limit keeps all its data, and does not reply. */
  isOverLimit: (owner: Pick<Owner, 'plan'>, { slot }: Pick<ChatbotDocument, 'slot'>) =>
    slot >= plans[owner.plan].chatbots,
};
