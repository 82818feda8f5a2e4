import type { Services } from '../../../compose.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { apiKeyOf } from './api-key.ts';

/** Asks the provider about a key that is still unchecked. If the provider cannot be reached, the key stays unchecked. */
export async function checkApiKey(
  { users, gemini, encryption, log }: Pick<Services, 'users' | 'gemini' | 'encryption' | 'log'>,
  owner: Owner,
): Promise<Owner> {
  const key = apiKeyOf({ encryption }, owner);
  if (owner.apiKey?.status !== 'unchecked' || key === null) return owner;
  const verdict = await gemini.checkKey(key, log);
  if (verdict === 'unreachable') return owner;
  await users.markApiKey(owner.id, owner.apiKey.sealed, verdict);
  return (await users.findById(owner.id)) ?? owner;
}
