import { once } from 'node:events';
import { createServer } from 'node:http';
import Koa from 'koa';
import { sendFile } from '../../static-files.ts';

/** Serves a build on this machine alone, to pages of one origin (and to what is no page). */
export async function serveBuild(
  dir: string,
  origin: string,
): Promise<{ address: string; stop: () => void }> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else await sendFile(ctx, dir, ctx.path.slice(1), 'no-store');
    ctx.set('Access-Control-Allow-Origin', origin);
    // Browsers ask before a page of the internet may reach this machine.
    ctx.set('Access-Control-Allow-Private-Network', 'true');
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
