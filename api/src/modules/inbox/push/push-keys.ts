import { createECDH } from 'node:crypto';
import type { Encryption } from '../../../kernel/encryption.ts';
import { pushKeysId, type PushKeysStore } from './push-keys.store.ts';

export type PushKeys = { publicKey: string; privateKey: string };

const context = { record: pushKeysId.toHexString(), field: 'pushKey' } as const;

/** The keys that identify us to push services; made when they are first needed. */
export const pushKeys = ({
  pushKeys: store,
  encryption,
}: {
  pushKeys: PushKeysStore;
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>;
}) => {
  const read = async (): Promise<PushKeys | null> => {
    const stored = await store.find();
    return stored && { ...stored, privateKey: encryption.decrypt(stored.privateKey, context) };
  };

  return async (): Promise<PushKeys> => {
    const known = await read();
    if (known) return known;
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys().toString('base64url');
    // With its leading zeros.
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    await store.addFirst({
      publicKey,
      privateKey: encryption.encrypt(privateKey.toString('base64url'), context),
    });
    const made = await read();
    if (!made) throw new Error('the keys for push notifications were not stored');
    return made;
  };
};
