import type { Job } from '../../jobs/scheduler.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Logger } from '../../kernel/log.ts';
import type { GeminiProvider } from '../../providers/gemini/index.ts';
import { recheckApiKeys } from './profile/recheck-api-keys.ts';
import type { UsersStore } from './users.store.ts';

type Needs = {
  users: UsersStore;
  gemini: GeminiProvider;
  encryption: Encryption;
  clock: Clock;
  log: Logger;
};

export const accountsJobs = (needs: Needs): Job[] => [
  { name: 'apiKeys', everyMs: 60_000, run: recheckApiKeys(needs), claimsItems: true },
];
