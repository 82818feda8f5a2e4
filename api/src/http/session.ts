import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Context } from 'koa';
import koaJwt from 'koa-jwt';
import { LRUCache } from 'lru-cache';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import type { Clock } from '../kernel/clock.ts';
import type { Owner } from '../kernel/owner.ts';
import { Problem } from '../kernel/problem.ts';

export const sessionDays = 30;
const algorithm = 'HS256';

const audience = 'askwell';

const Claims = z.object({
  typ: z.literal('session'),
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  sid: z.string(),
  exp: z.number(),
});

type SessionName = { ownerId: ObjectId; sessionId: string };

export const keyOfSession = ({ ownerId, sessionId }: SessionName): string =>
  `${ownerId.toHexString()} ${sessionId}`;

/**
 * Signs sessions with the first secret, and verifies them with each: during a change of
 * `AUTH_SECRET` the old one is still accepted. With a string instead of a key object, a
 * verification costs 450 µs more.
 */
export const sessionTokens = ([secret, ...oldSecrets]: readonly [string, ...string[]], clock: Clock) => {
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  const options = {
    secret: [key, ...oldSecrets.map((old) => createSecretKey(old, 'utf8'))],
    algorithms: [algorithm],
    audience,
    getToken: bearerToken,
    key: 'claims',
    passthrough: true,
    // jsonwebtoken reads the time at each verification.
    get clockTimestamp() {
      return seconds();
    },
  };
  // @ts-expect-error the types of koa-jwt lack the key object, which it hands on to jsonwebtoken
  const verify = koaJwt(options);

  /** Tokens that were verified, since a verification costs 25 µs and a look-up less than one. */
  const verified = new LRUCache<string, SessionName & { exp: number }>({ max: 5_000 });

  return {
    sign: ({ ownerId, sessionId }: SessionName): string => {
      const iat = seconds();
      const exp = iat + sessionDays * 86_400;
      const claims = { typ: 'session', aud: audience, sub: ownerId.toHexString(), sid: sessionId, iat, exp };
      return jwt.sign(claims, key, { algorithm });
    },

    /**
     * The session of a request; null when its token is absent, altered, signed by others or
     * expired. Whether the session was ended since is not in the token: the account knows it.
     */
    read: async (ctx: Context): Promise<SessionName | null> => {
      const token = bearerToken(ctx);
      if (token === null) return null;
      const known = verified.get(token);
      if (known && known.exp > seconds()) return known;
      await verify(ctx, async () => {});
      const claims = Claims.safeParse(ctx.state['claims']);
      if (!claims.success) return null;
      const { sub, sid, exp } = claims.data;
      const session = { ownerId: new ObjectId(sub), sessionId: sid, exp };
      verified.set(token, session);
      return session;
    },
  };
};

export type SessionTokens = ReturnType<typeof sessionTokens>;

/**
 * The owner whose session the request carries, with one read of the database. Throws
 * `unauthenticated`; a failure of the database is passed on.
 */
export const sessionOwner =
  (tokens: SessionTokens, findOwner: (session: SessionName) => Promise<Owner | null>) =>
  async (ctx: Context): Promise<Owner> => {
    const session = await tokens.read(ctx);
    const owner = session && (await findOwner(session));
    if (!owner) throw new Problem('unauthenticated');
    return owner;
  };

export type SessionOwner = ReturnType<typeof sessionOwner>;

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(ctx: Context): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
}
