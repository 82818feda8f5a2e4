import { plans, type ChatbotList } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import { ownerPolicy } from '../accounts/index.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** What a plan allows with chatbots. The store finds only an owner's own chatbots. */
export const chatbotPolicy = {
  /** Whether there is room for one more beside this many. */
  hold: (owner: Pick<Owner, 'plan'>, chatbots: number) => chatbots < plans[owner.plan].chatbots,
  /** A chatbot beyond the current plan's limit keeps all its data, and does not reply. */
  isOverLimit: (owner: Pick<Owner, 'plan'>, { slot }: Pick<ChatbotDocument, 'slot'>) =>
    slot >= plans[owner.plan].chatbots,
  /** Whether another one can be created; otherwise the code of the error. */
  creation: (owner: Pick<Owner, 'hasApiKey' | 'plan'>, chatbots: number): ChatbotList['creation'] => {
    if (!ownerPolicy.createChatbot(owner)) return 'api_key_required';
    return chatbotPolicy.hold(owner, chatbots) ? 'allowed' : 'plan_limit';
  },
};
