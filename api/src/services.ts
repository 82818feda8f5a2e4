import type { Db, MongoClient } from 'mongodb';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { endpoints } from './http/endpoint.ts';
import { rateLimits } from './http/limits.ts';
import type { Logger } from './http/log.ts';
import { sessionOwner, sessionTokens } from './http/session.ts';
import { usageStore } from './modules/accounts/usage.store.ts';
import { usersStore } from './modules/accounts/users.store.ts';
import { countersStore } from './modules/analytics/counters.store.ts';
import { counting } from './modules/analytics/counting.ts';
import { topicsStore } from './modules/analytics/topics.store.ts';
import { totalsStore } from './modules/analytics/totals.store.ts';
import { visitorsStore } from './modules/analytics/visitors.store.ts';
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
    counters: countersStore(db),
    totals: totalsStore(db),
    visitors: visitorsStore(db),
    topics: topicsStore(db),
  };

  const tokens = sessionTokens(secrets.authSecret, clock);

  return {
    ...deps,
    ...stores,
    tokens,
    counting: counting(stores),
    endpoint: endpoints(sessionOwner(tokens, stores.users.findOwner)),
    createIndexes: () => Promise.all(Object.values(stores).map((store) => store.indexes())),
  };
};

export type Services = ReturnType<typeof createServices>;
