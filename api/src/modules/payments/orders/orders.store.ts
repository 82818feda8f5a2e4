import { ObjectId, type Db } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';

/** Where a payment event came from. */
export type Source = 'checkout' | 'webhook' | 'provider' | 'demo';

export type OrderStatus = 'created' | 'attempted' | 'failed' | 'paid';

/** A span of Premium, and the payment that it was given for. */
export type Period = { from: Date; until: Date };

export type OrderDocument = {
  /** Also the provider's `receipt`, the same when creating the order there is tried again. */
  _id: ObjectId;
  ownerId: ObjectId;
  /** What provider and browser call it; null until the provider has said so. */
  orderId: string | null;
  /**
   * Idempotency key, unique: `open:<owner>` while it is the order that 'Upgrade' answers, so that
   * two clicks get the same one; then `order:<id>`.
   */
  seat: string;
  plan: 'premium';
  /** In minor units. */
  amount: number;
  currency: string;
  status: OrderStatus;
  /** The payment that paid it. */
  paymentId: string | null;
  paidAt: Date | null;
  /** The authorized payment that is neither captured nor given up. */
  awaited?: string | null;
  /** The payments that were given back in full. */
  refunded?: string[];
  /** When the year was ended because its payment was given back. */
  endedAt?: Date;
  /** What it gave, once it has been given. */
  period: Period | null;
  /** Every move of its status. */
  moves: { to: OrderStatus; by: Source; at: Date }[];
  /** When a checkout was last opened for it. */
  wantedAt: Date;
  /** When the provider was last asked about it, and how often. */
  askedAt: Date | null;
  asked: number;
  /** When the reconciler looks at it next; null: never again. */
  dueAt: Date | null;
  createdAt: Date;
};

export type PaidOrder = OrderDocument & { paymentId: string; paidAt: Date };

/** From where an order can move where: forward only, and never away from paid. */
const movesTo: Record<Exclude<OrderStatus, 'created'>, OrderStatus[]> = {
  attempted: ['created'],
  failed: ['created', 'attempted'],
  paid: ['created', 'attempted', 'failed'],
};

/** Orders of the demonstration are paid by a click, and known to no provider. */
export const demoId = (id: ObjectId) => `demo_${id.toHexString()}`;
export const isDemo = ({ orderId }: Pick<OrderDocument, 'orderId'>) => orderId?.startsWith('demo_') ?? false;

const notEnded = { endedAt: { $exists: false } };

const openKey = (ownerId: ObjectId) => `open:${ownerId.toHexString()}`;
const ownKey = (id: ObjectId) => `order:${id.toHexString()}`;

export const ordersStore = (db: Db) => {
  const orders = db.collection<OrderDocument>('orders', durable);

  return {
    indexes: () =>
      orders.createIndexes([
        { key: { seat: 1 }, unique: true },
        { key: { orderId: 1 } },
        { key: { ownerId: 1, createdAt: -1 } },
        { key: { dueAt: 1 } },
      ]),

    /** Newest first. */
    list: (ownerId: ObjectId) => orders.find({ ownerId }).sort({ createdAt: -1 }).toArray(),

    /**
     * Keeps the orders of a deleted account, for bookkeeping, under a random owner id. The receipts
     * that were mailed have the names.
     */
    anonymise: async (ownerId: ObjectId): Promise<void> => {
      const randomId = new ObjectId();
      for (const { _id } of await orders.find({ ownerId }, { projection: { _id: 1 } }).toArray()) {
        await orders.updateOne({ _id, ownerId }, { $set: { ownerId: randomId, seat: ownKey(_id) } });
      }
    },

    findById: (ownerId: ObjectId, id: ObjectId) => orders.findOne({ _id: id, ownerId }),

    find: (ownerId: ObjectId, orderId: string) => orders.findOne({ ownerId, orderId }),

    /** Of any owner: the provider's events name an order only. */
    findByOrderId: (orderId: string) => orders.findOne({ orderId }),

    findOpen: (ownerId: ObjectId) => orders.findOne({ seat: openKey(ownerId), ownerId }),

    /** False when the owner has an open order already. */
    open: async (ownerId: ObjectId, order: Omit<OrderDocument, 'ownerId' | 'seat'>): Promise<boolean> => {
      try {
        await orders.insertOne({ ...order, ownerId, seat: openKey(ownerId) });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Lets the owner open another order; this one can still be paid. */
    close: (ownerId: ObjectId, id: ObjectId) =>
      orders.updateOne({ _id: id, ownerId }, { $set: { seat: ownKey(id) } }),

    /** The order with the provider's id: the first one that was given. */
    name: async (ownerId: ObjectId, id: ObjectId, orderId: string) =>
      (await orders.findOneAndUpdate(
        { _id: id, ownerId, orderId: null },
        { $set: { orderId } },
        { returnDocument: 'after' },
      )) ?? orders.findOne({ _id: id, ownerId }),

    /** A checkout was opened: the provider is asked about the order again. */
    noteCheckout: (ownerId: ObjectId, id: ObjectId, wantedAt: Date, dueAt: Date) =>
      orders.updateOne({ _id: id, ownerId, period: null }, { $set: { wantedAt, dueAt, asked: 0 } }),

    /**
     * Moves it forward; false when it is there already, or beyond, or when the payment was given
     * back before.
     */
    move: async (
      { ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>,
      to: keyof typeof movesTo,
      { by, at, paymentId }: { by: Source; at: Date; paymentId: string },
    ): Promise<boolean> => {
      const paid = { paymentId, paidAt: at, dueAt: at, seat: ownKey(_id), awaited: null };
      const moved = await orders.updateOne(
        {
          _id,
          ownerId,
          status: { $in: movesTo[to] },
          ...(to === 'paid' && { refunded: { $ne: paymentId } }),
        },
        { $set: { status: to, ...(to === 'paid' && paid) }, $push: { moves: { to, by, at } } },
      );
      return moved.modifiedCount === 1;
    },

    /** Records an authorized payment, and gives it as much time as a new order has. */
    markAuthorized: (
      { ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>,
      { paymentId, at, dueAt }: { paymentId: string; at: Date; dueAt: Date },
    ) =>
      orders.updateOne(
        { _id, ownerId, status: { $ne: 'paid' }, awaited: { $ne: paymentId }, refunded: { $ne: paymentId } },
        { $set: { awaited: paymentId, wantedAt: at, dueAt, asked: 0 } },
      ),

    clearAuthorized: ({ ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>, paymentId: string) =>
      orders.updateOne({ _id, ownerId, awaited: paymentId }, { $set: { awaited: null } }),

    /**
     * Writes down that a payment was given back, so that it counts no more, if ever it did. The
     * provider takes no other payment for the order, so it makes room for a new one. A year that it
     * gave is due to be ended.
     */
    refund: async (
      { ownerId, _id }: Pick<OrderDocument, 'ownerId' | '_id'>,
      { paymentId, at }: { paymentId: string; at: Date },
    ): Promise<void> => {
      await orders.updateOne(
        { _id, ownerId },
        { $addToSet: { refunded: paymentId }, $set: { seat: ownKey(_id) } },
      );
      await orders.updateOne({ _id, ownerId, paymentId, ...notEnded }, { $set: { dueAt: at } });
    },

    /** True for the one caller that recorded the end of a refunded year. */
    end: async (ownerId: ObjectId, id: ObjectId, at: Date): Promise<boolean> => {
      const ended = await orders.updateOne(
        { _id: id, ownerId, ...notEnded },
        { $set: { endedAt: at, dueAt: null } },
      );
      return ended.modifiedCount === 1;
    },

    /** True for the one caller that recorded that the year has started. */
    settle: async (ownerId: ObjectId, id: ObjectId, period: Period): Promise<boolean> => {
      const settled = await orders.updateOne(
        { _id: id, ownerId, status: 'paid', period: null },
        { $set: { period, dueAt: null } },
      );
      return settled.modifiedCount === 1;
    },

    /**
     * True for one caller at a time, who may ask the provider about it; false if it was asked after
     * `notSince`.
     */
    claimAsking: async (ownerId: ObjectId, id: ObjectId, now: Date, notSince: Date): Promise<boolean> => {
      const claimed = await orders.updateOne(
        { _id: id, ownerId, $or: [{ askedAt: null }, { askedAt: { $lte: notSince } }] },
        { $set: { askedAt: now } },
      );
      return claimed.modifiedCount === 1;
    },

    /**
     * The order that has been due for longest, held until `heldUntil`; null when none is due. Only
     * for the reconciler.
     */
    claimDue: (now: Date, heldUntil: Date) =>
      orders.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: heldUntil }, $inc: { asked: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    /** For an order that is not paid: what is paid stays due until it is settled. */
    askAgainAt: (ownerId: ObjectId, id: ObjectId, dueAt: Date | null) =>
      orders.updateOne({ _id: id, ownerId, status: { $ne: 'paid' } }, { $set: { dueAt } }),
  };
};
export type OrdersStore = ReturnType<typeof ordersStore>;
