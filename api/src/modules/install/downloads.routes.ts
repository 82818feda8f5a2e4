import { Router } from '@koa/router';
import { Problem } from '../../kernel/problem.ts';

/** What owners take to their websites, by the file's name; empty where nothing has been built. */
export type Downloads = ReadonlyMap<string, Buffer>;

const types: Record<string, string> = { zip: 'application/zip', tgz: 'application/gzip' };

/** Offers the WordPress plugin and the React package. */
export const downloadsRoutes = ({ downloads }: { downloads: Downloads }): Router => {
  const router = new Router();
  router.get('/downloads/:file', (ctx) => {
    const name = ctx.params['file'] ?? '';
    const bytes = downloads.get(name);
    if (!bytes) throw new Problem('not_found');
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.set('Content-Disposition', `attachment; filename="${name}"`);
    ctx.type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    ctx.body = bytes;
  });
  return router;
};
