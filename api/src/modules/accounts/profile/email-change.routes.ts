import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Config } from '../../../config.ts';
import type { AuditLog } from '../../audit/index.ts';
import {
  changeOfLink,
  confirmChange,
  refuseChange,
  type EmailChangeNeeds,
  type LinkedChange,
} from './email-change.ts';
import { emailChangePath } from './email-change-link.ts';
import type { HtmlPage } from '../../../http/html-page.ts';
import { changePage, confirmedPage, expiredPage, refusedPage, takenPage } from './email-change-page.ts';

type Needs = EmailChangeNeeds & { audit: AuditLog; config: Pick<Config, 'publicUrl'> };

/**
 * The pages that the links in mails to the old address lead to. Opening one changes nothing, since
 * mail programs open links by themselves; its buttons do. The token is in the query, which is never
 * logged.
 */
export const emailChangeRoutes = (services: Needs) => {
  const { audit, config } = services;
  const router = new Router();

  const show = (ctx: Context, { status, html, contentSecurityPolicy }: HtmlPage) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Content-Security-Policy', contentSecurityPolicy);
    ctx.body = html;
  };

  const withChange =
    (handle: (ctx: Context, change: LinkedChange, token: string) => Promise<HtmlPage>) =>
    async (ctx: Context) => {
      const token = String(ctx.query['token'] ?? '');
      const change = await changeOfLink(services, token);
      show(ctx, change ? await handle(ctx, change, token) : expiredPage(config.publicUrl));
    };

  router.get(
    emailChangePath,
    withChange(async (_, change, token) => changePage(change, token, config.publicUrl)),
  );

  router.post(
    `${emailChangePath}/confirm`,
    withChange(async (_, change) =>
      change.stage === 'unconfirmed' && (await confirmChange(services, change))
        ? confirmedPage(change.to, config.publicUrl)
        : expiredPage(config.publicUrl),
    ),
  );

  router.post(
    `${emailChangePath}/refuse`,
    withChange(async (ctx, change) => {
      if (!(await refuseChange(services, change))) return takenPage(change.from, config.publicUrl);
      await audit.record(change.ownerId, { type: 'email.kept', detail: change.from }, ctx);
      return refusedPage(change, config.publicUrl);
    }),
  );

  return router;
};
