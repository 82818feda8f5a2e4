import { Router } from '@koa/router';
import { faceFolder, faceStyles, sendFace } from '@askwell/web-host';
import { Problem } from '../kernel/problem.ts';

const folder = faceFolder('/api/faces');

/** Declares the faces of the product for the API's own pages. */
export const pageFaces = faceStyles(folder);

/** Serves the files that `pageFaces` names. */
export const faceRoutes = (): Router => {
  const router = new Router();
  router.get(`${folder}/:name`, (ctx) => {
    if (!sendFace(ctx)) throw new Problem('not_found');
  });
  return router;
};
