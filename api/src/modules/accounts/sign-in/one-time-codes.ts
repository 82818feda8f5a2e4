import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { RateLimits } from '../../../http/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { CodesStore } from './codes.store.ts';

type CodePurpose = 'verify-email' | 'reset-password';

type CodesDeps = {
  codes: CodesStore;
  limits: RateLimits;
  clock: Clock;
  secret: string;
  /** Multiplies how many codes an address may get. */
  factor: number;
};

const { digits, minutesValid, attempts, resendSeconds } = limits.oneTimeCode;

/**
 * One-time codes: 6 random digits, stored hashed, good for 10 minutes, once, for 5 attempts. A new one replaces the old.
 * They are issued and counted for an address, whether or not it has an account, so that nothing tells which have one.
 */
export const oneTimeCodes = ({ codes, limits: rates, clock, secret, factor }: CodesDeps) => {
  const hashOf = (id: string, code: string) =>
    createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url');
  const pauseMs = (resendSeconds * 1000) / factor;

  const refuseHaste = async (id: string) => {
    const last = await codes.find(id);
    const waitMs = last ? last.createdAt.getTime() + pauseMs - clock().getTime() : 0;
    if (waitMs > 0) throw tooSoon(waitMs);
  };

  return {
    /**
     * A new code for an address. `claimedBy` is the owner who wants to move to this address.
     * Throws `too_many_requests` when the last one is less than a minute old, or after five in an hour.
     */
    issue: async (
      purpose: CodePurpose,
      email: string,
      claimedBy: ObjectId | null = null,
    ): Promise<string> => {
      const id = `${purpose}:${email}`;
      await refuseHaste(id);
      await rates.take(['codePerAccount', id]);
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const now = clock();
      const isStored = await codes.replace(
        {
          _id: id,
          hash: hashOf(id, code),
          claimedBy,
          attempts: 0,
          createdAt: now,
          expiresAt: new Date(now.getTime() + minutesValid * 60_000),
          usedAt: null,
        },
        new Date(now.getTime() - pauseMs),
      );
      if (!isStored) throw tooSoon(pauseMs);
      return code;
    },

    /** Whether the address has a code that would still be taken. */
    isPending: async (purpose: CodePurpose, email: string): Promise<boolean> => {
      const last = await codes.find(`${purpose}:${email}`);
      return last !== null && last.usedAt === null && last.attempts < attempts && last.expiresAt > clock();
    },

    /** Throws `wrong_code` unless this is the code; it stays good. */
    check: async (purpose: CodePurpose, email: string, code: string): Promise<void> => {
      const id = `${purpose}:${email}`;
      const { hash } = await compare(id, code);
      await codes.giveAttemptBack(id, hash);
    },

    /** Throws `wrong_code` unless this is the code, and uses it up. Says who claims the address, if anybody. */
    use: async (purpose: CodePurpose, email: string, code: string): Promise<ObjectId | null> => {
      const id = `${purpose}:${email}`;
      const { hash, claimedBy } = await compare(id, code);
      if (!(await codes.use(id, hash, clock()))) throw new Problem('wrong_code');
      return claimedBy;
    },
  };

  /** Counts the attempt first and compares after, so that many at once are no more than the attempts there are. */
  async function compare(id: string, code: string) {
    const stored = await codes.attempt(id, attempts, clock());
    if (!stored || !isEqual(stored.hash, hashOf(id, code))) throw new Problem('wrong_code');
    return stored;
  }
};

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function tooSoon(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('too_many_requests', {
    message: `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`,
    retryAfter: seconds,
  });
}
