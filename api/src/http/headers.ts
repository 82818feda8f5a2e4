import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@koa/cors';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * What customers' websites load and call from any origin. In either case, as the router takes it.
 */
const isForEverybody = (path: string) => /^\/(api\/)?widget\//i.test(path);
const isCall = (path: string) => /^\/api\//i.test(path);

/**
 * The security headers. The API's answers may do nothing in a browser; documents bring their own
 * Content-Security-Policy; only the widget's files and calls may be used by other sites.
 */
export const securityHeaders = (publicUrl: string): Middleware => {
  const common = {
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    // With `no-referrer` a beacon of our own test page would come from the origin `null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A bank's page, which the card payment checkout opens in a window of its own, tells it how it
    // went.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  } as const;
  const own = headersOf(common);
  const everybodys = headersOf({ ...common, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  return async (ctx, next) => {
    for (const [name, value] of isCall(ctx.path) ? callHeaders : otherHeaders) ctx.res.setHeader(name, value);
    const headers = await (isForEverybody(ctx.path) ? everybodys : own);
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
};

/** No response may be framed; pages replace this with their own policy. */
const otherHeaders = [['Content-Security-Policy', "frame-ancestors 'none'"]] as const;
const callHeaders = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
] as const;

/**
 * The headers that `helmet` sets. They are the same for every response, and to compute them takes
 * as long as the rest of a small request.
 */
async function headersOf(options: Parameters<typeof helmet>[0]): Promise<[name: string, value: string][]> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  await helmet(options)(new Koa().createContext(request, response), async () => {});
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/**
 * Lets any origin read the public calls without credentials, and no other origin read the rest.
 * This is not authorization: a chatbot's allowed domains are checked on the server.
 */
export const crossOrigin = (): Middleware => {
  const everybodys = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
  return (ctx, next) => (isForEverybody(ctx.path) ? everybodys(ctx, next) : next());
};
