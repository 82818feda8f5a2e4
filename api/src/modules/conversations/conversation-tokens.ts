import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * A visitor's right to one conversation with one chatbot: `HMAC-SHA-256(secret, "<chatbot>:<conversation>")` in base64url.
 * It is made from the ids alone, so nothing is stored for it; it ends when the conversation is deleted.
 */
export const conversationTokens = (secret: string) => {
  const key = createSecretKey(createHmac('sha256', secret).update('askwell conversations v1').digest());
  const digest = (chatbotId: string, conversationId: string) =>
    createHmac('sha256', key).update(`${chatbotId}:${conversationId}`).digest();

  return {
    issue: (chatbotId: string, conversationId: string): string =>
      digest(chatbotId, conversationId).toString('base64url'),

    isValid: (token: string, chatbotId: string, conversationId: string): boolean => {
      const given = Buffer.from(token, 'base64url');
      const right = digest(chatbotId, conversationId);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
export type ConversationTokens = ReturnType<typeof conversationTokens>;
