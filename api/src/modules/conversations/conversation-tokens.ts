import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/**
 * A visitor's right to one conversation with one chatbot:
 * `HMAC-SHA-256(secret, "<chatbot>:<conversation>")` in base64url. An old secret is accepted during
 * a change of `AUTH_SECRET`. It is made from the ids alone, so nothing is stored for it; it ends
 * when the conversation is deleted.
 */
export const conversationTokens = ([secret, ...oldSecrets]: readonly [string, ...string[]]) => {
  const key = keyOf(secret);
  const keys = [key, ...oldSecrets.map(keyOf)];
  const digest = (from: KeyObject, chatbotId: string, conversationId: string) =>
    createHmac('sha256', from).update(`${chatbotId}:${conversationId}`).digest();

  return {
    issue: (chatbotId: string, conversationId: string): string =>
      digest(key, chatbotId, conversationId).toString('base64url'),

    isValid: (token: string, chatbotId: string, conversationId: string): boolean => {
      const given = Buffer.from(token, 'base64url');
      return keys.some((one) => {
        const right = digest(one, chatbotId, conversationId);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
};
const keyOf = (secret: string) =>
  createSecretKey(createHmac('sha256', secret).update('askwell conversations v1').digest());

export type ConversationTokens = ReturnType<typeof conversationTokens>;
