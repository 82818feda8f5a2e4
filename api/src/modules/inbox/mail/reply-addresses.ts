import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** How long a visitor can reply to a mail. */
const daysValid = 90;
const dayMs = 86_400_000;
const bytes = { conversation: 12, day: 2, proof: 10 };
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * The addresses that replies to a conversation's mails go to: `r+{base32}@domain`, with the
 * conversation's id, the day of expiry and an HMAC-SHA-256 cut to 10 bytes. Base32, since some mail
 * servers fold the case of letters.
 */
export const replyAddresses = (domain: string, [secret, ...oldSecrets]: readonly [string, ...string[]]) => {
  const key = keyOf(secret);
  const keys = [key, ...oldSecrets.map(keyOf)];
  const proofOf = (from: KeyObject, payload: Buffer) =>
    createHmac('sha256', from).update(payload).digest().subarray(0, bytes.proof);

  return {
    of: (conversationId: string, now: Date): string => {
      const payload = Buffer.alloc(bytes.conversation + bytes.day);
      payload.write(conversationId, 'hex');
      payload.writeUInt16BE(Math.floor(now.getTime() / dayMs) + daysValid, bytes.conversation);
      return `r+${encode(Buffer.concat([payload, proofOf(key, payload)]))}@${domain}`;
    },

    /**
     * The id of the conversation; null for an address that we did not make, or that has expired.
     */
    read: (address: string, now: Date): string | null => {
      const [, local, host] = /^<?r\+([a-z2-7]+)@([^>]+)>?$/.exec(address.trim().toLowerCase()) ?? [];
      if (local === undefined || host !== domain.toLowerCase()) return null;
      const whole = decode(local);
      // The last letter has bits that belong to no byte: only the address that we made is taken.
      if (encode(whole) !== local) return null;
      const length = bytes.conversation + bytes.day;
      if (whole.length !== length + bytes.proof) return null;
      const [payload, proof] = [whole.subarray(0, length), whole.subarray(length)];
      if (!keys.some((one) => timingSafeEqual(proof, proofOf(one, payload)))) return null;
      const isOver = payload.readUInt16BE(bytes.conversation) < Math.floor(now.getTime() / dayMs);
      return isOver ? null : payload.subarray(0, bytes.conversation).toString('hex');
    },
  };
};
export type ReplyAddresses = ReturnType<typeof replyAddresses>;

const keyOf = (secret: string) =>
  createSecretKey(createHmac('sha256', secret).update('askwell reply addresses v1').digest());

function encode(data: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of data) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31];
}

function decode(text: string): Buffer {
  const data: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    data.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(data);
}
