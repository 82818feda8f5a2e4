import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const cookie = 'askwell_browser';
const yearSeconds = 365 * 86_400;

/**
 * Who enters a code or a password: the network address, and the browser if it is one we have met.
 */
export type Caller = { ip: string; browser: string | null };

/**
 * Tells browsers apart by a random id in a cookie, so that a stranger's wrong guesses do not count
 * against the owner's browser. The id signs nobody in; the server keeps only its SHA-256.
 */
export const browserIds = ({ publicUrl }: { publicUrl: string }) => {
  const attributes = [
    'Path=/api/auth',
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

  const given = (ctx: Context): string | null => {
    const id = ctx.cookies.get(cookie);
    return id !== undefined && /^[\w-]{43}$/.test(id) ? id : null;
  };

  return {
    callerOf: (ctx: Context): Caller => {
      const id = given(ctx);
      return { ip: ctx.ip, browser: id === null ? null : hashOf(id) };
    },

    /** The hash of the browser's id; a browser without one gets one. */
    ensure: (ctx: Context): string => {
      const known = given(ctx);
      const id = known ?? randomBytes(32).toString('base64url');
      if (known === null) ctx.append('Set-Cookie', `${cookie}=${id}; ${attributes}`);
      return hashOf(id);
    },
  };
};
export type BrowserIds = ReturnType<typeof browserIds>;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
