import type { Job } from '../../jobs/scheduler.ts';
import { forgetStatistics, type ForgetNeeds } from './retain/forget-statistics.ts';
import {
  pulse,
  pulseMs,
  type PulseNeeds,
  reconcileAfterLoss,
  type LossNeeds,
} from './reconcile/reconcile-after-loss.ts';

export const analyticsJobs = (needs: LossNeeds & PulseNeeds & ForgetNeeds): Job[] => [
  { name: 'pulse', everyMs: pulseMs, run: pulse(needs), isOfProcess: true },
  { name: 'reconcileStatistics', everyMs: 60_000, run: reconcileAfterLoss(needs) },
  { name: 'forgetStatistics', everyMs: 6 * 3_600_000, run: forgetStatistics(needs) },
];
