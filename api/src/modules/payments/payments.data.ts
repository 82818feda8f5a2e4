import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import type { OrdersStore } from './orders/orders.store.ts';

/** Orders stay for the books after an account is deleted, without the account's id. */
export const paymentsData = ({ orders }: { orders: OrdersStore }): AccountData => ({
  collections: ['orders'],
  exportOf: ({ id }) => ({
    payments: exported(orders.list(id), (order) => omit(order, 'seat', 'askedAt', 'asked', 'dueAt')),
  }),
  deleteOfAccount: ({ ownerId }) => orders.anonymise(ownerId),
});
