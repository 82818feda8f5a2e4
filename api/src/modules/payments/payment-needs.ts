import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../config.ts';
import type { Logger } from '../../kernel/log.ts';
import type { PaymentProvider } from '../../providers/razorpay/index.ts';
import type { usersStore } from '../accounts/index.ts';
import type { AuditLog } from '../audit/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { OrdersStore } from './orders/orders.store.ts';
import type { SubscriptionsStore } from './orders/subscriptions.store.ts';

/** What payments work with, for calls and jobs alike. */
export type PaymentNeeds = {
  orders: OrdersStore;
  subscriptions: SubscriptionsStore;
  users: Pick<ReturnType<typeof usersStore>, 'findById'>;
  outbox: Pick<Outbox, 'addOnce'>;
  audit: AuditLog;
  /** Null: demo payments, or none (`config.hasDemoPayments`). */
  razorpay: PaymentProvider | null;
  config: Config;
  clock: Clock;
  log: Logger;
};
