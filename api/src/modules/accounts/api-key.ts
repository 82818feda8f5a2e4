import type { ObjectId } from 'mongodb';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Owner } from './owner.ts';
import type { StoredApiKey } from './users.store.ts';

/** Checks a key with the provider and keeps it sealed. A provider that cannot be asked is no reason to refuse it. */
export async function saveApiKey(
  { users, gemini, seals, log }: Pick<Services, 'users' | 'gemini' | 'seals' | 'log'>,
  owner: Owner,
  key: string,
): Promise<void> {
  if (key === owner.apiKey?.masked) return;
  const verdict = await gemini.checkKey(key, log);
  if (verdict === 'rejected') throw new Problem('api_key_invalid');
  const status = verdict === 'valid' ? 'valid' : 'unchecked';
  await users.setApiKey(owner.id, sealedApiKey({ seals }, owner.id, key, status));
}

/** A key as it is kept. */
export const sealedApiKey = (
  { seals }: Pick<Services, 'seals'>,
  ownerId: ObjectId,
  key: string,
  status: StoredApiKey['status'],
): StoredApiKey => ({ sealed: seals.seal(key, ownerId.toHexString()), masked: masked(key), status });

/** The key in the clear, to ask the provider with; null while there is none. */
export const apiKeyOf = ({ seals }: Pick<Services, 'seals'>, owner: Owner): string | null =>
  owner.apiKey && seals.open(owner.apiKey.sealed, owner.id.toHexString());

/** `AIza••••••3f9K`; of a short key nothing. */
const masked = (key: string) => (key.length < 16 ? '••••••' : `${key.slice(0, 4)}••••••${key.slice(-4)}`);
