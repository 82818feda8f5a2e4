import { renewalDays } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { UserDocument } from './users.store.ts';

/** The account behind a request, or behind a chatbot: what policies, stores and presenters work with. */
export type Owner = Pick<
  UserDocument,
  'name' | 'email' | 'pendingEmail' | 'apiKey' | 'subscription' | 'createdAt'
> & {
  id: ObjectId;
  /** The session of this request; null where nobody is signed in. */
  sessionId: string | null;
  /** The plan in force at this moment. */
  plan: 'free' | 'premium';
  /** Premium is in force and near its end, so that the next year can be bought. */
  isRenewable: boolean;
  hasApiKey: boolean;
  /** Visitors' messages of this calendar month. */
  messagesThisMonth: number;
};

export const ownerOf = (
  user: Omit<UserDocument, 'passwordHash' | 'sessions'>,
  sessionId: string | null,
  now: Date,
): Owner => ({
  id: user._id,
  sessionId,
  name: user.name,
  email: user.email,
  pendingEmail: user.pendingEmail,
  apiKey: user.apiKey,
  hasApiKey: user.apiKey !== null,
  subscription: user.subscription,
  plan: planInForce(user.subscription, now),
  isRenewable: isRenewable(user.subscription, now),
  messagesThisMonth: user.usage.month === monthOf(now) ? user.usage.messages : 0,
  createdAt: user.createdAt,
});

/** The calendar month in UTC, such as `2026-11`. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 'yyyy-mm'.length);

const planInForce = ({ plan, active, endDate }: UserDocument['subscription'], now: Date) =>
  plan === 'premium' && active && (endDate === null || endDate > now) ? 'premium' : 'free';

const isRenewable = (subscription: UserDocument['subscription'], now: Date) =>
  planInForce(subscription, now) === 'premium' &&
  subscription.endDate !== null &&
  subscription.endDate.getTime() - now.getTime() <= renewalDays * 86_400_000;

/** The same as a query for accounts. */
export const isPremium = (now: Date) => ({
  'subscription.plan': 'premium' as const,
  'subscription.active': true,
  $or: [{ 'subscription.endDate': null }, { 'subscription.endDate': { $gt: now } }],
});
