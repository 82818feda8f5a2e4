import type { ChatbotList } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import { ownerPolicy } from '../accounts/index.ts';
import { chatbotPolicy } from './chatbots.policy.ts';

/**
 * Whether an owner can create another chatbot beside this many; otherwise the code of the error.
 */
export function chatbotCreation(
  owner: Pick<Owner, 'hasApiKey' | 'plan'>,
  chatbots: number,
): ChatbotList['creation'] {
  if (!ownerPolicy.createChatbot(owner)) return 'api_key_required';
  return chatbotPolicy.hold(owner, chatbots) ? 'allowed' : 'plan_limit';
}
