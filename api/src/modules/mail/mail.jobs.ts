import type { Job } from '../../jobs/scheduler.ts';
import type { Outbox } from './outbox.ts';

type Needs = { outbox: Pick<Outbox, 'deliver'> };

/** Often enough for a mail that a killed process held: see `holdMs` of the outbox. */
export const mailJobs = ({ outbox }: Needs): Job[] => [
  { name: 'mail', everyMs: 3_000, run: outbox.deliver, claimsItems: true },
];
