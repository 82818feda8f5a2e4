import type { Context } from 'koa';

/**
 * The cookie that names this browser's override. With TLS its name keeps whoever has a neighbouring
 * domain, or sits on the wire, from setting it.
 */
export function overrideCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-askwell-override' : 'askwell-override';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: (ctx: Context): string | undefined => ctx.cookies.get(name),
    /** Until the browser is closed, or the override ends. */
    set: (ctx: Context, value: string): void => ctx.append('Set-Cookie', `${name}=${value}; ${attributes}`),
    clear: (ctx: Context): void => ctx.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}
