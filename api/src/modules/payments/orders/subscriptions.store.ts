import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import type { UserDocument } from '../../accounts/index.ts';
import { clearedNotices } from '../../quota/index.ts';
import { yearAfter } from './one-year.ts';
import type { Period } from './orders.store.ts';

type Paid = { paymentId: string; paidAt: Date };

/**
 * What payments give: a part of the account's own document, so that it and the payments it was
 * given for are one write.
 */
export const subscriptionsStore = (db: Db) => {
  const users = db.collection<UserDocument>('users', durable);

  return {
    indexes: () => users.createIndexes([{ key: { 'subscription.endDate': 1 } }]),

    /**
     * Only for the job: whose Premium ends in this time, and who was not written to so late before.
     */
    endingWithoutReminder: async function* (after: Date, until: Date, days: number) {
      const ending = users.find(
        {
          'subscription.plan': 'premium',
          'subscription.active': true,
          'subscription.endDate': { $gt: after, $lte: until },
        },
        { projection: { email: 1, subscription: 1, reminded: 1 } },
      );
      for await (const { _id, email, subscription, reminded } of ending) {
        const { endDate } = subscription;
        const wasReminded =
          reminded && reminded.within <= days && reminded.endDate.getTime() === endDate?.getTime();
        if (endDate !== null && !wasReminded) yield { _id, email, endDate };
      }
    },

    markReminded: (ownerId: ObjectId, endDate: Date, within: number) =>
      users.updateOne(
        { _id: ownerId, 'subscription.endDate': endDate },
        { $set: { reminded: { endDate, within } } },
      ),

    /**
     * A year of Premium for a payment, once, however often it is asked for: it begins with the
     * payment, or when the current year ends if that is later. Answers the year; null when there is
     * no such account any more.
     */
    entitle: async (ownerId: ObjectId, { paymentId, paidAt }: Paid): Promise<Period | null> => {
      for (;;) {
        const user = await users.findOne(
          { _id: ownerId },
          { projection: { subscription: 1, entitlements: 1 } },
        );
        if (!user) return null;
        const given = user.entitlements?.find((entitlement) => entitlement.paymentId === paymentId);
        if (given) return { from: given.from, until: given.until };

        const { plan, endDate } = user.subscription;
        const from = plan === 'premium' && endDate !== null && endDate > paidAt ? endDate : paidAt;
        const until = yearAfter(from);
        const written = await users.updateOne(
          // As it was read: another payment in between would have moved the end.
          { _id: ownerId, 'subscription.endDate': endDate, 'entitlements.paymentId': { $ne: paymentId } },
          {
            $set: {
              subscription: { plan: 'premium', active: true, endDate: until },
              ...clearedNotices,
            },
            $push: { entitlements: { paymentId, from, until } },
          },
        );
        if (written.modifiedCount === 1) return { from, until };
      }
    },

    /**
     * Takes back what is left of the year of a payment, once; a year that was bought after it comes
     * earlier by as much. What is over stays. Answers when Premium ends now; null when there is no
     * such account, or no end.
     */
    takeBack: async (
      ownerId: ObjectId,
      { paymentId, at }: { paymentId: string; at: Date },
    ): Promise<Date | null> => {
      for (;;) {
        const user = await users.findOne(
          { _id: ownerId },
          { projection: { subscription: 1, entitlements: 1 } },
        );
        const given = user?.entitlements?.find((entitlement) => entitlement.paymentId === paymentId);
        if (!user || !given) return null;
        const { endDate } = user.subscription;
        if (given.endedAt || endDate === null) return endDate;

        const left = given.until.getTime() - Math.max(given.from.getTime(), at.getTime());
        const end = new Date(endDate.getTime() - Math.max(0, left));
        const entitlements = user.entitlements?.map((one) => (one === given ? { ...one, endedAt: at } : one));
        const written = await users.updateOne(
          // As it was read: another payment in between would have moved the end.
          { _id: ownerId, 'subscription.endDate': endDate },
          { $set: { 'subscription.endDate': end, ...(entitlements && { entitlements }) } },
        );
        if (written.modifiedCount === 1) return end;
      }
    },
  };
};
export type SubscriptionsStore = ReturnType<typeof subscriptionsStore>;
