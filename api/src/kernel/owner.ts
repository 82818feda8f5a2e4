import { renewalDays, type ApiKeyStatus } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';

/** An account's Gemini API key. */
export type StoredApiKey = {
  /** The key, encrypted for this owner. */
  sealed: string;
  masked: string;
  status: Exclude<ApiKeyStatus, 'missing'>;
  /** When the provider was last asked about it, or a process claimed it for that. */
  checkedAt?: Date;
  /** Until when the provider throttles it; no process asks for a reply before. */
  restsUntil?: Date;
};

/** The plan that an account has bought. */
export type Subscription = { plan: 'free' | 'premium'; active: boolean; endDate: Date | null };

/** The part of an account that policies, stores and presenters read. */
type OwnerFields = {
  name: string;
  email: string;
  pendingEmail: string | null;
  apiKey: StoredApiKey | null;
  subscription: Subscription;
  createdAt: Date;
};

/** Who owns an account that its founder has transferred. */
export type Ownership = { userId: ObjectId; name: string; email: string };

/**
 * The account behind a request or a chatbot. Name and address are those of the person who owns it.
 */
export type Owner = OwnerFields & {
  /** The account's id: the id of the user who founded it. */
  id: ObjectId;
  /** The user who owns the account: the founder, until the account is transferred. */
  ownerUserId: ObjectId;
  /** The session of this request; null when the request has none. */
  sessionId: string | null;
  /** The plan in force at this moment. */
  plan: 'free' | 'premium';
  /** Premium is in force and near its end, so that the next year can be bought. */
  isRenewable: boolean;
  hasApiKey: boolean;
  /** Seconds for which the provider still throttles the key; 0 if it does not. */
  keyRestSeconds: number;
  /** Visitors' messages of this calendar month. */
  messagesThisMonth: number;
};

type StoredAccount = OwnerFields & {
  _id: ObjectId;
  usage: { month: string; messages: number };
  ownership?: Ownership;
};

/** The account that a user has founded. */
export const ownerOf = (user: StoredAccount, sessionId: string | null, now: Date): Owner => ({
  ...personOf(user, sessionId, now),
  ...(user.ownership && { name: user.ownership.name, email: user.ownership.email }),
});

/** The same, with the founder's own name and address: for what concerns the person. */
export const personOf = (user: StoredAccount, sessionId: string | null, now: Date): Owner => ({
  id: user._id,
  ownerUserId: user.ownership?.userId ?? user._id,
  sessionId,
  name: user.name,
  email: user.email,
  pendingEmail: user.pendingEmail,
  apiKey: user.apiKey,
  hasApiKey: user.apiKey !== null,
  keyRestSeconds: Math.max(0, ((user.apiKey?.restsUntil?.getTime() ?? 0) - now.getTime()) / 1000),
  subscription: user.subscription,
  plan: planInForce(user.subscription, now),
  isRenewable: isRenewable(user.subscription, now),
  messagesThisMonth: user.usage.month === monthOf(now) ? user.usage.messages : 0,
  createdAt: user.createdAt,
});

/** The calendar month in UTC, such as `2026-11`. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 'yyyy-mm'.length);

const planInForce = ({ plan, active, endDate }: Subscription, now: Date) =>
  plan === 'premium' && active && (endDate === null || endDate > now) ? 'premium' : 'free';

const isRenewable = (subscription: Subscription, now: Date) =>
  planInForce(subscription, now) === 'premium' &&
  subscription.endDate !== null &&
  subscription.endDate.getTime() - now.getTime() <= renewalDays * 86_400_000;

/** The same as a query for accounts. */
export const isPremium = (now: Date) => ({
  'subscription.plan': 'premium' as const,
  'subscription.active': true,
  $or: [{ 'subscription.endDate': null }, { 'subscription.endDate': { $gt: now } }],
});
