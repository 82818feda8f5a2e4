import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const bytes = { conversation: 12, proof: 16 };

/**
 * The paths that end the mails about a conversation: its id with an HMAC-SHA-256 cut to 16 bytes.
 * They are valid for as long as the conversation is stored.
 */
export const unsubscribeLinks = ([secret, ...oldSecrets]: readonly [string, ...string[]]) => {
  const proofWith = (from: string, id: Buffer) => {
    const derived = createHmac('sha256', from).update('askwell unsubscribe links v1').digest();
    return createHmac('sha256', createSecretKey(derived)).update(id).digest().subarray(0, bytes.proof);
  };

  return {
    pathOf: (conversationId: string): string => {
      const id = Buffer.from(conversationId, 'hex');
      return `/api/mail/unsubscribe/${Buffer.concat([id, proofWith(secret, id)]).toString('base64url')}`;
    },

    /** The id of the conversation; null for a token that we did not make. */
    read: (token: string): string | null => {
      const whole = Buffer.from(token, 'base64url');
      if (whole.length !== bytes.conversation + bytes.proof || whole.toString('base64url') !== token) {
        return null;
      }
      const [id, proof] = [whole.subarray(0, bytes.conversation), whole.subarray(bytes.conversation)];
      const isOurs = [secret, ...oldSecrets].some((one) => timingSafeEqual(proof, proofWith(one, id)));
      return isOurs ? id.toString('hex') : null;
    },
  };
};
export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;
