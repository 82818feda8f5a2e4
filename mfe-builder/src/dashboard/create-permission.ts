import type { User } from '@askwell/contracts';

/** Why an owner can or cannot make another chatbot now. */
export type CreatePermission = 'allowed' | 'apiKeyMissing' | 'planFull';

export const createPermission = ({ geminiApiKey, can }: User): CreatePermission => {
  if (geminiApiKey === null) return 'apiKeyMissing';
  return can.createChatbot ? 'allowed' : 'planFull';
};
