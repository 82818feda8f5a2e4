import { Router } from '@koa/router';
import { faceFile, faceFolder } from '@askwell/web-host';
import { Problem } from '../kernel/problem.ts';

/** Serves the files that `faceStyles` names. */
export const faceRoutes = (): Router => {
  const router = new Router();
  router.get(`${faceFolder}/:name`, (ctx) => {
    const file = faceFile(ctx.params['name'] ?? '');
    if (!file) throw new Problem('not_found');
    ctx.type = 'font/woff2';
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.body = file;
  });
  return router;
};
