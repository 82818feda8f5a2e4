import { plans } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import { ownerPolicy } from '../accounts/index.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** Who may do what with chatbots. That a chatbot is the owner's own is a matter of the store: another's is not found. */
export const chatbotPolicy = {
  create: ownerPolicy.createChatbot,
  /** One more, beside so many. */
  hold: (owner: Pick<Owner, 'plan'>, chatbots: number) => chatbots < plans[owner.plan].chatbots,
  /** Has no place in the plan in force: it keeps all its data, and answers nobody. */
  isOverLimit: (owner: Pick<Owner, 'plan'>, { slot }: Pick<ChatbotDocument, 'slot'>) =>
    slot >= plans[owner.plan].chatbots,
  deploy: ownerPolicy.deployChatbot,
};
