import type { Job } from '../../jobs/scheduler.ts';
import type { Outbox } from './outbox.ts';

type Needs = { outbox: Pick<Outbox, 'deliver'> };

export const mailJobs = ({ outbox }: Needs): Job[] => [{ name: 'mail', everyMs: 5_000, run: outbox.deliver }];
