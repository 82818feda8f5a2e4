import { recheckApiKeys } from '../modules/accounts/profile/recheck-api-keys.ts';
import { mendAfterLoss, pulse, pulseMs } from '../modules/analytics/reconcile/reconcile-after-loss.ts';
import { eraseAccounts } from '../modules/privacy/erase-accounts.ts';
import { retainConversations } from '../modules/privacy/retain-conversations.ts';
import { deliverWebhooks } from '../modules/webhooks/deliver-webhooks.ts';
import { tellOfEndedConversations } from '../modules/webhooks/ended-conversations.ts';
import type { Services } from '../compose.ts';
import { repeat, type RepeatedJob } from './repeat.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export type JobName =
  | 'pulse'
  | 'mend'
  | 'apiKeys'
  | 'mail'
  | 'payments'
  | 'renewals'
  | 'webhooks'
  | 'endedConversations'
  | 'erasures'
  | 'retention';

export type Jobs = Readonly<Record<JobName, RepeatedJob>>;

/** What every process does again and again, beside answering. */
export const createJobs = (services: Omit<Services, 'jobs'>): Jobs => {
  const every = (everyMs: number, name: JobName, run: () => Promise<void>) =>
    repeat({ name, everyMs, run }, services.log);

  return {
    pulse: every(pulseMs, 'pulse', pulse(services)),
    mend: every(minute, 'mend', mendAfterLoss(services)),
    apiKeys: every(minute, 'apiKeys', recheckApiKeys(services)),
    mail: every(5 * second, 'mail', services.outbox.deliver),
    payments: every(minute, 'payments', services.reconcilePayments),
    renewals: every(hour, 'renewals', services.remindOfRenewal),
    webhooks: every(5 * second, 'webhooks', deliverWebhooks(services)),
    endedConversations: every(minute, 'endedConversations', tellOfEndedConversations(services)),
    erasures: every(minute, 'erasures', eraseAccounts(services)),
    retention: every(hour, 'retention', retainConversations(services)),
  };
};
