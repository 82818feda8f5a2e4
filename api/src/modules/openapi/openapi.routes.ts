import { Router } from '@koa/router';
import type { Config } from '../../config.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** The API's own description: `/api/openapi.json` for programs, `/api/docs` for people. */
export const openapiRoutes = ({ config }: { config: Config }) => {
  const router = new Router();
  // 200 ms of work, done when somebody first asks.
  const document = once(() => openApiDocument(config));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => docsPage(document(), config));

  router.get('/api/openapi.json', (ctx) => {
    ctx.type = 'json';
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.body = json();
  });

  router.get('/api/docs', (ctx) => {
    ctx.type = 'html';
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.set('Content-Security-Policy', page().contentSecurityPolicy);
    ctx.body = page().html;
  });

  return router;
};

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
