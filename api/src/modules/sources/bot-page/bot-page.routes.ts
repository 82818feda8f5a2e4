import { Router } from '@koa/router';
import type { Config } from '../../../config.ts';
import { botPage } from './bot-page.ts';

/** `GET /bot`: the address that our requests to websites name. */
export const botPageRoutes = ({ config }: { config: Config }): Router => {
  const router = new Router();
  router.get('/bot', (ctx) => {
    const { status, html, contentSecurityPolicy } = botPage(config.brand);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.set('Content-Security-Policy', contentSecurityPolicy);
    ctx.body = html;
  });
  return router;
};
