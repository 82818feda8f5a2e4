import { createHash, createHmac, randomInt } from 'node:crypto';
import { limits } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { RateLimits } from '../../../http/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Caller } from './browser-ids.ts';
import type { PasswordHashing } from './passwords.ts';
import {
  codeIdOf,
  type CodeDocument,
  type CodePurpose,
  type CodeSubject,
  type CodesStore,
} from './codes.store.ts';

type CodesDeps = {
  codes: CodesStore;
  limits: RateLimits;
  clock: Clock;
  passwords: PasswordHashing;
  /** The first signs new codes, the others are from before a change. */
  secrets: readonly string[];
  /** Told of each code that is entered. */
  observe: (purpose: CodePurpose, outcome: 'right' | 'wrong') => void;
};

/** Who asks for a code. */
type IssueOptions = {
  /** The owner who wants to move to this address. */
  claimedBy?: ObjectId | null;
  /** The browser that asks; it has attempts of its own. */
  browser?: string | null;
  /** Whether the browser has signed in to the account before: it has limits of its own. */
  isKnownDevice?: boolean;
};

const { digits, minutesValid, attempts, strangersAttempts } = limits.oneTimeCode;

/**
 * One-time codes: 6 random digits, stored as argon2id hashes of their HMAC (six digits are guessed
 * at once from a faster hash, should a secret leak with the database), good for 10 minutes, once. A
 * new one replaces the old one of the same registration. The browser that asked for a code has 5
 * attempts, and so has each network address without that browser, up to 50 together: a stranger's
 * guesses leave the owner's attempts alone (product ruling 42). Codes are issued and counted for an
 * address, whether or not it has an account, so that nothing tells which have one.
 */
export const oneTimeCodes = ({ codes, limits: rates, clock, passwords, secrets, observe }: CodesDeps) => {
  const signaturesOf = (id: string, code: string) =>
    secrets.map((secret) => createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url'));

  return {
    /**
     * A new code for an address. Throws `too_many_requests` when the last one is less than a minute
     * old, or after five in an hour.
     */
    issue: async (
      subject: CodeSubject,
      { claimedBy = null, browser = null, isKnownDevice = false }: IssueOptions = {},
    ): Promise<string> => {
      const { purpose, email, registrationId = null } = subject;
      const id = codeIdOf(subject);
      const limited = [codeIdOf({ purpose, email }), ...(isKnownDevice ? [browser] : [])].join(':');
      await rates.take(['codePause', limited]).catch(waitForCode);
      await rates.take(['codePerAccount', limited]);
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const [signature = ''] = signaturesOf(id, code);
      const hash = await passwords.hash(signature);
      const now = clock();
      await codes.replace({
        _id: id,
        purpose,
        email,
        registrationId,
        hash,
        claimedBy,
        browser,
        guesses: {},
        strangersGuesses: 0,
        createdAt: now,
        expiresAt: new Date(now.getTime() + minutesValid * 60_000),
        usedAt: null,
      });
      return code;
    },

    /** Whether there is a code that would still be accepted from the browser that asked for it. */
    isPending: async (subject: CodeSubject): Promise<boolean> => {
      const last = await codes.findUsable(codeIdOf(subject), clock());
      return last !== null && (last.guesses['own'] ?? 0) < attempts;
    },

    /** Throws `wrong_code` unless this is the code; it stays good. */
    check: async (subject: CodeSubject, code: string, caller: Caller): Promise<void> => {
      const { counted, guesser } = await compare(subject, code, caller);
      await codes.giveAttemptBack(counted._id, counted.hash, guesser);
    },

    /**
     * Throws `wrong_code` unless this is the code, and uses it up. Without a registration's id, the
     * code of any registration of the address is accepted.
     */
    use: async (
      subject: CodeSubject,
      code: string,
      caller: Caller,
    ): Promise<Pick<CodeDocument, 'claimedBy' | 'registrationId'>> => {
      const { right } = await compare(subject, code, caller);
      if (!(await codes.use(right._id, right.hash, clock()))) throw new Problem('wrong_code');
      return right;
    },
  };

  /**
   * Counts the attempt first and compares after, so that many at once are no more than the attempts
   * there are. It counts once, however many codes of the address wait.
   */
  async function compare(subject: CodeSubject, code: string, { ip, browser }: Caller) {
    const waiting =
      subject.registrationId === undefined
        ? await codes.listUsable(subject.purpose, subject.email, clock())
        : [await codes.findUsable(codeIdOf(subject), clock())].filter((found) => found !== null);
    const counted = waiting.find((one) => one.browser !== null && one.browser === browser) ?? waiting[0];
    if (!counted) throw refused(subject);
    const { _id: id, hash } = counted;
    const isOwn = counted.browser !== null && counted.browser === browser;
    const guesser = isOwn ? 'own' : addressKey(ip);
    const hasAttempt = isOwn
      ? await codes.countOwn(id, hash, attempts)
      : await codes.countStranger({ id, hash, guesser }, { each: attempts, all: strangersAttempts });
    const right = hasAttempt ? await rightOf(waiting, code) : undefined;
    if (!right) throw refused(subject);
    observe(subject.purpose, 'right');
    return { right, counted, guesser };
  }

  async function rightOf(waiting: readonly CodeDocument[], code: string): Promise<CodeDocument | undefined> {
    for (const one of waiting) {
      for (const signature of signaturesOf(one._id, code)) {
        if (await passwords.verify(one.hash, signature)) return one;
      }
    }
    return undefined;
  }

  function refused({ purpose }: CodeSubject): Problem {
    observe(purpose, 'wrong');
    return new Problem('wrong_code');
  }
};

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

/** The name of a field cannot hold an address with dots. */
const addressKey = (ip: string): string => createHash('sha256').update(ip).digest('base64url').slice(0, 16);

/** Says how long to wait until another code can be sent. */
function waitForCode(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error;
  const seconds = Math.max(1, Math.ceil(error.details.retryAfter ?? 1));
  throw new Problem('too_many_requests', {
    message: `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`,
    retryAfter: seconds,
  });
}
