import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { RateLimits } from '../../../http/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import { codeIdOf, type CodeDocument, type CodeSubject, type CodesStore } from './codes.store.ts';

type CodesDeps = { codes: CodesStore; limits: RateLimits; clock: Clock; secret: string };

const { digits, minutesValid, attempts } = limits.oneTimeCode;

/**
 * One-time codes: 6 random digits, stored hashed, good for 10 minutes, once, for 5 attempts. A new one replaces the old
 * one of the same registration. They are issued and counted for an address, whether or not it has an account, so that
 * nothing tells which have one.
 */
export const oneTimeCodes = ({ codes, limits: rates, clock, secret }: CodesDeps) => {
  const hashOf = (id: string, code: string) =>
    createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url');

  return {
    /**
     * A new code for an address. `claimedBy` is the owner who wants to move to this address.
     * Throws `too_many_requests` when the last one is less than a minute old, or after five in an hour.
     */
    issue: async (subject: CodeSubject, claimedBy: ObjectId | null = null): Promise<string> => {
      const { purpose, email, registrationId = null } = subject;
      const id = codeIdOf(subject);
      const limited = codeIdOf({ purpose, email });
      await rates.take(['codePause', limited]).catch(waitForCode);
      await rates.take(['codePerAccount', limited]);
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const now = clock();
      await codes.replace({
        _id: id,
        purpose,
        email,
        registrationId,
        hash: hashOf(id, code),
        claimedBy,
        attempts: 0,
        createdAt: now,
        expiresAt: new Date(now.getTime() + minutesValid * 60_000),
        usedAt: null,
      });
      return code;
    },

    /** Whether there is a code that would still be accepted. */
    isPending: async (subject: CodeSubject): Promise<boolean> => {
      const last = await codes.find(codeIdOf(subject));
      return last !== null && last.usedAt === null && last.attempts < attempts && last.expiresAt > clock();
    },

    /** Throws `wrong_code` unless this is the code; it stays good. */
    check: async (subject: CodeSubject, code: string): Promise<void> => {
      const { _id, hash } = await compare(subject, code);
      await codes.giveAttemptBack(_id, hash);
    },

    /**
     * Throws `wrong_code` unless this is the code, and uses it up. Without a registration's id, the code of any
     * registration of the address is accepted.
     */
    use: async (
      subject: CodeSubject,
      code: string,
    ): Promise<Pick<CodeDocument, 'claimedBy' | 'registrationId'>> => {
      const stored = await compare(subject, code);
      if (!(await codes.use(stored._id, stored.hash, clock()))) throw new Problem('wrong_code');
      return stored;
    },
  };

  /** Counts the attempt first and compares after, so that many at once are no more than the attempts there are. */
  async function compare(subject: CodeSubject, code: string): Promise<CodeDocument> {
    const ids =
      subject.registrationId === undefined
        ? (await codes.findUsable(subject.purpose, subject.email, clock())).map(({ _id }) => _id)
        : [codeIdOf(subject)];
    for (const id of ids) {
      const stored = await codes.attempt(id, attempts, clock());
      if (stored && isEqual(stored.hash, hashOf(id, code))) return stored;
    }
    throw new Problem('wrong_code');
  }
};

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Says how long to wait until another code can be sent. */
function waitForCode(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error;
  const seconds = Math.max(1, Math.ceil(error.details.retryAfter ?? 1));
  throw new Problem('too_many_requests', {
    message: `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`,
    retryAfter: seconds,
  });
}
