import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { GeminiProvider } from '../../../providers/gemini/index.ts';
import type { UsersStore } from '../users.store.ts';
import { apiKeyOf } from './api-key.ts';

/** A key that cannot be checked is tried this often, for as long as it takes. */
const everyMs = 5 * 60_000;

/**
 * Checks the keys that were saved while the provider could not be asked (product ruling 27). Each
 * is asked about once in five minutes over all processes, its save included; a provider that is
 * still away is not asked about the others before the next run.
 */
export const recheckApiKeys =
  ({
    users,
    gemini,
    encryption,
    clock,
    log,
  }: {
    users: UsersStore;
    gemini: GeminiProvider;
    encryption: Encryption;
    clock: Clock;
    log: Logger;
  }) =>
  async (): Promise<void> => {
    const readableKey = (owner: Owner): string | null => {
      try {
        return apiKeyOf({ encryption }, owner);
      } catch (error) {
        log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be decrypted');
        return null;
      }
    };
    for (;;) {
      const now = clock();
      const owner = await users.claimUncheckedKey(now, new Date(now.getTime() - everyMs));
      if (!owner?.apiKey) return;
      const key = readableKey(owner);
      if (key === null) continue;
      const verdict = await gemini.checkKey(key, log);
      if (verdict === 'unreachable') return;
      await users.markApiKey(owner.id, owner.apiKey.sealed, verdict);
    }
  };
