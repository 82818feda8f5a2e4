import { Router } from '@koa/router';
import { type Brand, unsubscribeFromMail } from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { HandoffsStore } from '../../conversations/live.index.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';
import { unsubscribedPage, unsubscribePage } from './unsubscribe-page.ts';

type Needs = {
  endpoint: Endpoint;
  unsubscribeLinks: Pick<UnsubscribeLinks, 'read'>;
  handoffs: Pick<HandoffsStore, 'unsubscribe'>;
  brand: Brand;
};

/**
 * The end of the mails about a conversation. Mail programs post at once (RFC 8058); a browser shows
 * a page first, since scanners of mails open links.
 */
export const unsubscribeRoutes = ({ endpoint, unsubscribeLinks, handoffs, brand }: Needs): Router => {
  const router = new Router();

  router.get(unsubscribeFromMail.path, (ctx) => {
    const isOurs = unsubscribeLinks.read(ctx.params['token'] ?? '') !== null;
    if (!isOurs) throw new Problem('not_found');
    show(ctx, unsubscribePage(brand));
  });

  endpoint(router, unsubscribeFromMail, async ({ params, ctx }) => {
    const id = unsubscribeLinks.read(params.token);
    if (id === null) throw new Problem('not_found');
    // Also where the conversation is gone: then there is nothing to mail about.
    await handoffs.unsubscribe(new ObjectId(id));
    if (ctx.accepts('json', 'html') !== 'html') return { success: true };
    show(ctx, unsubscribedPage(brand));
    return undefined;
  });

  return router;
};

function show(
  ctx: Context,
  { status, html, contentSecurityPolicy }: ReturnType<typeof unsubscribePage>,
): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', contentSecurityPolicy);
  ctx.body = html;
}
