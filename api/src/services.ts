import type { Db, MongoClient } from 'mongodb';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { endpoints } from './http/endpoint.ts';
import { rateLimits } from './http/limits.ts';
import type { Logger } from './http/log.ts';
import { sessionOwner, sessionTokens } from './http/session.ts';
import { usageStore } from './modules/accounts/usage.store.ts';
import { usersStore } from './modules/accounts/users.store.ts';
import type { Secrets } from './secrets.ts';

/** What the process brings. */
export type Deps = {
  config: Config;
  secrets: Secrets;
  client: MongoClient;
  db: Db;
  clock: Clock;
  log: Logger;
  /** Aborted when the process is about to end: streams end themselves then. */
  stopping: AbortSignal;
};

/** Builds every store and provider once. A module's routes take what they need of this. */
export const createServices = (deps: Deps) => {
  const { config, secrets, client, db, clock } = deps;

  const stores = {
    limits: rateLimits(client, db, config.rateLimitFactor),
    users: usersStore(db, clock),
    usage: usageStore(db, clock),
  };

  const tokens = sessionTokens(secrets.authSecret, clock);

  return {
    ...deps,
    ...stores,
    tokens,
    endpoint: endpoints(sessionOwner(tokens, stores.users.findOwner)),
    createIndexes: () => Promise.all(Object.values(stores).map((store) => store.indexes())),
  };
};

export type Services = ReturnType<typeof createServices>;
