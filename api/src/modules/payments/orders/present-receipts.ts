import type { Receipt } from '@askwell/contracts';
import { majorUnits } from '../plan-table.ts';
import type { OrderDocument } from './orders.store.ts';

/** The receipts of an owner's orders, in the order of the orders. */
export const presentReceipts = (orders: readonly OrderDocument[]): Receipt[] =>
  orders.flatMap(({ _id, paidAt, period, amount, currency, endedAt }) =>
    paidAt === null || period === null
      ? []
      : [
          {
            id: _id.toHexString(),
            number: receiptNumber({ _id, paidAt }),
            paidAt: paidAt.toISOString(),
            amount: majorUnits(amount),
            currency,
            period: { from: period.from.toISOString(), until: period.until.toISOString() },
            isRefunded: endedAt !== undefined,
          },
        ],
  );

/** Such as `R-2026-5F2A9C01D4E7`: the year of the payment, and what no other order has. */
export const receiptNumber = ({ _id, paidAt }: Pick<OrderDocument, '_id'> & { paidAt: Date }): string =>
  `R-${paidAt.getUTCFullYear()}-${_id.toHexString().slice(-12).toUpperCase()}`;
