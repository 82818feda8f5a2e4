import type { Job } from '../../jobs/scheduler.ts';
import { takeTimeSteps, type TimeNeeds } from './handoff/time-steps.ts';

export const inboxJobs = (needs: TimeNeeds): Job[] => [
  { name: 'inbox', everyMs: 15_000, run: takeTimeSteps(needs), claimsItems: true },
];
