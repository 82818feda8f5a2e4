import type { MongoClient } from 'mongodb';
import type { Job } from '../../jobs/scheduler.ts';
import { databaseOutages } from '../../kernel/outages.ts';
import { pulse, pulseMs, reconcileAfterLoss, type LossNeeds } from './reconcile/reconcile-after-loss.ts';

type Needs = LossNeeds & { client: MongoClient };

export const analyticsJobs = (needs: Needs): Job[] => [
  {
    name: 'pulse',
    everyMs: pulseMs,
    run: pulse({ ...needs, outages: databaseOutages(needs.client, needs.clock) }),
    isOfProcess: true,
  },
  { name: 'reconcileStatistics', everyMs: 60_000, run: reconcileAfterLoss(needs) },
];
