import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ParsedBodyOf, sendMessage } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import type { ConversationDocument } from '../conversation-documents.ts';
import type { IdentitySecretsStore } from './identity-secrets.store.ts';

type Needs = {
  identitySecrets: Pick<IdentitySecretsStore, 'find'>;
  encryption: Pick<Encryption, 'decrypt'>;
  log: Logger;
};

type Said = ParsedBodyOf<typeof sendMessage>['visitor'];

/**
 * Returns the visitor's identity as the page gives it, and whether the website's server signed the
 * user ID.
 */
export type IdentifyVisitor = (
  chatbot: Pick<ChatbotDocument, '_id' | 'ownerId'>,
  said: Said,
) => Promise<ConversationDocument['visitor']>;

export const identifyVisitor =
  (needs: Needs): IdentifyVisitor =>
  async (chatbot, said) => {
    const { name, email, userId, hash } = said ?? {};
    if (!name && !email && !userId) return null;
    return {
      ...(name && { name }),
      ...(email && { email }),
      ...(userId && { userId, isVerified: await isSigned(needs, chatbot, userId, hash) }),
    };
  };

async function isSigned(
  { identitySecrets, encryption, log }: Needs,
  { _id, ownerId }: Pick<ChatbotDocument, '_id' | 'ownerId'>,
  userId: string,
  hash: string | undefined,
): Promise<boolean> {
  if (hash === undefined || !/^[\da-f]{64}$/i.test(hash)) return false;
  const stored = await identitySecrets.find(ownerId, _id);
  if (!stored) return false;
  try {
    const secret = encryption.decrypt(stored.secret, identityContext(_id));
    return timingSafeEqual(signatureOf(secret, userId), Buffer.from(hash, 'hex'));
  } catch (error) {
    log.error({ error, chatbotId: _id.toHexString() }, 'an identity secret cannot be decrypted');
    return false;
  }
}

/** HMAC-SHA-256 (RFC 2104) of the user's id in UTF-8. */
const signatureOf = (secret: string, userId: string): Buffer =>
  createHmac('sha256', secret).update(userId, 'utf8').digest();

/** Where the secret is stored, as its encryption authenticates it. */
export const identityContext = (chatbotId: ObjectId) => ({
  record: chatbotId.toHexString(),
  field: 'identitySecret' as const,
});
