import type { Context } from 'koa';

/**
 * A cookie that says what this browser runs instead of the releases. With TLS its name keeps a
 * neighboring domain, or an attacker on the network, from setting it.
 */
export function browserCookie(publicUrl: string, purpose: 'override' | 'preview') {
  const isSecure = publicUrl.startsWith('https:');
  const name = `${isSecure ? '__Host-' : ''}askwell-${purpose}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: (ctx: Context): string | undefined => ctx.cookies.get(name),
    /** Lasts this many seconds; without a number, until the browser is closed. */
    set: (ctx: Context, value: string, maxAge?: number): void =>
      ctx.append(
        'Set-Cookie',
        `${name}=${value}; ${attributes}${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`,
      ),
    clear: (ctx: Context): void => ctx.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}
