import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../config.ts';
import type { Logger } from '../../kernel/log.ts';
import type { PaymentProvider } from '../../providers/razorpay/index.ts';
import type { usersStore } from '../accounts/users.store.ts';
import type { AuditLog } from '../audit/audit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { OrdersStore } from './orders/orders.store.ts';
import type { SubscriptionsStore } from './orders/subscriptions.store.ts';

/** What payments work with, for calls and jobs alike. */
export type PaymentServices = {
  orders: OrdersStore;
  subscriptions: SubscriptionsStore;
  users: Pick<ReturnType<typeof usersStore>, 'findById'>;
  outbox: Pick<Outbox, 'addOnce'>;
  audit: AuditLog;
  /** Null: demo payments. */
  razorpay: PaymentProvider | null;
  config: Config;
  clock: Clock;
  log: Logger;
};
