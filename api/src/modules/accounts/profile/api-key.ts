import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { GeminiProvider } from '../../../providers/gemini/index.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { UsersStore } from '../users.store.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { StoredApiKey } from '../../../kernel/owner.ts';

export type ApiKeyNeeds = {
  users: UsersStore;
  gemini: GeminiProvider;
  encryption: Encryption;
  clock: Clock;
  log: Logger;
  /** Called after a key was saved. */
  onApiKeyChanged: (ownerId: ObjectId) => Promise<void>;
};

/**
 * Checks a key with the provider and keeps it sealed. A provider that cannot be asked is no reason
 * to refuse it.
 */
export async function saveApiKey(
  { users, gemini, encryption, clock, log, onApiKeyChanged }: ApiKeyNeeds,
  owner: Owner,
  key: string,
): Promise<void> {
  const verdict = await gemini.checkKey(key, log);
  if (verdict === 'rejected') throw new Problem('api_key_invalid');
  const status = verdict === 'valid' ? 'valid' : 'unchecked';
  const apiKey = sealedApiKey({ encryption }, owner.id, key, status);
  await users.setApiKey(owner.id, { ...apiKey, checkedAt: clock() });
  await onApiKeyChanged(owner.id);
}

/** A key as it is kept. */
export const sealedApiKey = (
  { encryption }: { encryption: Encryption },
  ownerId: ObjectId,
  key: string,
  status: StoredApiKey['status'],
): StoredApiKey => ({ sealed: encryption.encrypt(key, contextOf(ownerId)), masked: masked(key), status });

/** The decrypted key; null while the owner has none. */
export const apiKeyOf = (
  { encryption }: { encryption: Pick<Encryption, 'decrypt'> },
  owner: Owner,
): string | null => owner.apiKey && encryption.decrypt(owner.apiKey.sealed, contextOf(owner.id));

const contextOf = (ownerId: ObjectId) => ({ record: ownerId.toHexString(), field: 'apiKey' as const });

/** `AIza••••••3f9K`; of a short key nothing. */
const masked = (key: string) => (key.length < 16 ? '••••••' : `${key.slice(0, 4)}••••••${key.slice(-4)}`);
