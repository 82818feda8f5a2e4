import { Router } from '@koa/router';
import type { Config } from '../../config.ts';
import { Problem } from '../../kernel/problem.ts';
import { openApiDocument } from './document.ts';
import { referenceFiles, referenceFolder } from './reference/reference-files.ts';
import { contentSecurityPolicy, referencePage } from './reference/reference-page.ts';

/** The API's own description: `/api/openapi.json` for programs, `/api/docs` for people. */
export const openapiRoutes = ({ config }: { config: Config }) => {
  const router = new Router();
  // 200 ms of work, done for the first request.
  const document = once(() => openApiDocument(config));
  const json = once(() => JSON.stringify(document()));
  const files = referenceFiles();
  const page = once(() => referencePage(document(), config));

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
    ctx.set('Content-Security-Policy', contentSecurityPolicy);
    ctx.body = page();
  });

  router.get(`${referenceFolder}/:name`, async (ctx) => {
    const file = await files(ctx.params['name'] ?? '');
    if (!file) throw new Problem('not_found');
    ctx.type = file.type;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.body = file.body;
  });

  return router;
};

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
