import type { WidgetFiles } from '@askwell/widget';
import type { Db, MongoClient } from 'mongodb';
import type { Config } from './config.ts';
import type { Clock } from './kernel/clock.ts';
import type { KeepReads } from './kernel/batches/kept-reads.ts';
import type { Logger } from './kernel/log.ts';
import type { DatabaseOutages } from './kernel/outages.ts';
import type { PasswordCost } from './modules/accounts/module.ts';
import type { Downloads } from './modules/install/module.ts';
import type { Prometheus } from './metrics/metrics.ts';
import type { Secrets } from './process/secrets.ts';
import type { GeminiLimits } from './providers/gemini/index.ts';
import type { MailTransport } from './providers/mail/index.ts';

/** What the process provides to the modules. */
export type Dependencies = {
  config: Config;
  secrets: Secrets;
  client: MongoClient;
  db: Db;
  clock: Clock;
  log: Logger;
  /** When this process lost the database. */
  outages: DatabaseOutages;
  /**
   * Whether the database writes all collections to one log, so that one flush covers earlier writes
   * to all of them. Each shard has a log of its own.
   */
  hasOneLog: boolean;
  /** For reads of accounts and memberships. */
  keepReads: KeepReads;
  /** Aborted when the process is about to end: streams end themselves then. */
  stopping: AbortSignal;
  /** Null on a server without metrics. */
  prometheus: Prometheus | null;
  mailTransport: MailTransport;
  /** The files that `widget/build.ts` built. */
  widgetFiles: WidgetFiles;
  /** What `npm run build` made for owners to take to their websites. */
  downloads: Downloads;
  /** The cost of hashing a password; the recommended one when absent. */
  passwordCost?: PasswordCost | undefined;
  /** How long the model may take; the product's own limits when absent. */
  geminiLimits?: Partial<GeminiLimits> | undefined;
  /** How long the payment provider may take; the product's own limit when absent. */
  razorpayTimeoutMs?: number | undefined;
};
