import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { GeminiProvider } from '../../../providers/gemini/index.ts';
import type { UsersStore } from '../users.store.ts';
import { apiKeyOf } from './api-key.ts';

/**
 * Asks the provider about a key that is still unchecked. If the provider cannot be reached, the key
 * stays unchecked.
 */
export async function checkApiKey(
  {
    users,
    gemini,
    encryption,
    log,
  }: { users: UsersStore; gemini: GeminiProvider; encryption: Encryption; log: Logger },
  owner: Owner,
): Promise<Owner> {
  const key = apiKeyOf({ encryption }, owner);
  if (owner.apiKey?.status !== 'unchecked' || key === null) return owner;
  const verdict = await gemini.checkKey(key, log);
  if (verdict === 'unreachable') return owner;
  await users.markApiKey(owner.id, owner.apiKey.sealed, verdict);
  return (await users.findById(owner.id)) ?? owner;
}
