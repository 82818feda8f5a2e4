import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import type { Clock } from '../kernel/clock.ts';
import type { Owner } from '../kernel/owner.ts';
import { Problem } from '../kernel/problem.ts';

export const sessionDays = 30;
const remembered = 5_000;

const Claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), sid: z.string(), exp: z.number() });

type SessionName = { ownerId: ObjectId; sessionId: string };

/** Signs sessions and reads them back. The secret as a key object costs 12 µs a request, as a string 450. */
export const sessionTokens = (secret: string, clock: Clock) => {
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock().getTime() / 1000);
  /** Tokens whose signature we have verified: a text that is ours stays ours. */
  const genuine = new Map<string, SessionName & { exp: number }>();
  return {
    sign: ({ ownerId, sessionId }: SessionName): string => {
      const iat = seconds();
      const exp = iat + sessionDays * 86_400;
      return jwt.sign({ sub: ownerId.toHexString(), sid: sessionId, iat, exp }, key, { algorithm: 'HS256' });
    },

    /** Null when it is not ours, was changed, or is over. Whether the session has been ended the account says, each time. */
    read: (token: string): SessionName | null => {
      const known = genuine.get(token);
      if (known && known.exp > seconds()) return known;
      try {
        const payload = jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp: seconds() });
        const { sub, sid, exp } = Claims.parse(payload);
        if (genuine.size >= remembered) genuine.clear();
        const session = { ownerId: new ObjectId(sub), sessionId: sid, exp };
        genuine.set(token, session);
        return session;
      } catch {
        return null;
      }
    },
  };
};

export type SessionTokens = ReturnType<typeof sessionTokens>;

/**
 * The owner whose session the request carries, with one read of the database.
 * Throws `unauthenticated`; a database that is away is not a missing session and passes through.
 */
export const sessionOwner =
  (tokens: SessionTokens, findOwner: (session: SessionName) => Promise<Owner | null>) =>
  async (ctx: Context): Promise<Owner> => {
    const token = bearerToken(ctx);
    const session = token === null ? null : tokens.read(token);
    const owner = session && (await findOwner(session));
    if (!owner) throw new Problem('unauthenticated');
    return owner;
  };

export type SessionOwner = ReturnType<typeof sessionOwner>;

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (ctx: Context): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
