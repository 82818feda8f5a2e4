import type { Job } from '../../jobs/scheduler.ts';
import type { MailTemplates } from '../mail/index.ts';
import { remindOfRenewal } from './mail/remind-of-renewal.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import { reconcileOrders } from './provider/reconcile-orders.ts';

export const paymentsJobs = (needs: PaymentNeeds & { mailTemplates: MailTemplates }): Job[] => [
  { name: 'payments', everyMs: 60_000, run: reconcileOrders(needs), claimsItems: true },
  { name: 'renewals', everyMs: 3_600_000, run: remindOfRenewal(needs) },
];
