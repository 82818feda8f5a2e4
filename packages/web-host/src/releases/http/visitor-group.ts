import { randomInt } from 'node:crypto';
import type { Context } from 'koa';

const cookie = 'askwell-group';

/**
 * Which of a hundred groups a visitor is in: a number that is drawn when some release is for a
 * share of the visitors, so that they stay with what they got, and forgotten with the next document
 * when none is. It names nobody.
 */
export function visitorGroup(ctx: Context, isNeeded: boolean, isSecure: boolean): number {
  const given = /^\d{1,2}$/.exec(ctx.cookies.get(cookie) ?? '')?.[0];
  if (!isNeeded) {
    if (given !== undefined && ctx.accepts('html')) keep(ctx, null, isSecure);
    return 99;
  }
  const group = given === undefined ? randomInt(100) : Number(given);
  if (given === undefined) keep(ctx, String(group), isSecure);
  return group;
}

const keep = (ctx: Context, value: string | null, isSecure: boolean) => {
  const age = value === null ? 'Max-Age=0' : `Max-Age=${30 * 24 * 3600}`;
  const attributes = ['Path=/', age, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  ctx.append('Set-Cookie', [`${cookie}=${value ?? ''}`, ...attributes].join('; '));
};
