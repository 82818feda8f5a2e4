import type { ObjectId } from 'mongodb';
import type { Ownership, StoredApiKey, Subscription } from '../../kernel/owner.ts';

/** An account's authenticator app and recovery codes. */
export type StoredTwoStep = {
  /** The secret that the app shares, encrypted. */
  sealed: string;
  startedAt: Date;
  /** When two-step sign-in was turned on; null until a code has confirmed the secret. */
  confirmedAt: Date | null;
  /** The 30 seconds of the last accepted code: neither it nor an older one is accepted again. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: string[];
};

/** A key pair on an owner's device, which signs in. */
export type StoredPasskey = {
  _id: ObjectId;
  /** The id that the authenticator gave it, in base64url. */
  credentialId: string;
  /** The public key as COSE, in base64url. */
  publicKey: string;
  /** How often the authenticator says it was used; 0 where it does not count. */
  counter: number;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
};

export type StoredSession = {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  userAgent: string;
  /** Right to five minutes; absent until a request has come with it. */
  lastUsedAt?: Date;
};

/** A sign-up that waits for its code. */
export type Registration = { id: string; name: string; passwordHash: string; createdAt: Date };

/** A browser that has signed in to the account. */
export type KnownDevice = { browser: string; userAgent: string; firstSeenAt: Date };

export type UserDocument = {
  _id: ObjectId;
  name: string;
  email: string;
  /** Null until the code of the sign-up was entered. */
  verifiedAt: Date | null;
  pendingEmail: string | null;
  /**
   * Empty before the first code is entered, and when several registrations waited for that code
   * (product ruling 28).
   */
  passwordHash: string;
  /**
   * The sign-ups of this address that wait for their code, oldest first; absent once the address is
   * verified.
   */
  registrations?: Registration[];
  /**
   * Present once the account has been transferred. `users.store.ts` keeps the name and address
   * current.
   */
  ownership?: Ownership;
  apiKey: StoredApiKey | null;
  subscription: Subscription;
  /** The last reminder of an end of Premium: of which end, and how many days before. */
  reminded?: { endDate: Date; within: number };
  /**
   * What each payment gave, by the payment's id: no payment gives twice. See
   * `subscriptions.store.ts`.
   */
  entitlements?: { paymentId: string; from: Date; until: Date; endedAt?: Date }[];
  /** Visitors' messages of one calendar month; of another month than this they count nothing. */
  usage: { month: string; messages: number; isOwnerTold: boolean; isOwnerWarned?: boolean };
  sessions: StoredSession[];
  /** Absent while two-step sign-in is off and not being set up. */
  twoStep?: StoredTwoStep;
  passkeys?: StoredPasskey[];
  /** The browsers that have signed in, oldest first. */
  devices?: KnownDevice[];
  createdAt: Date;
};
