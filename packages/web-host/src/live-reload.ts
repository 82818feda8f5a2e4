import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

/** Quiet time after the last change before pages reload: one build writes many files. */
const settleMs = 150;

/** What a remote with Fast Refresh writes last (`packages/build/src/refresh`). */
const builtFile = 'built.txt';

/**
 * Watches build folders and tells open pages to reload, over server-sent events; of a remote with
 * Fast Refresh only its name (the event `built`). Before a reload `onChange` runs; while it throws
 * (a build is half written) no page is notified. `onBuilt` runs when a refresh has been announced.
 */
export function liveReload(
  folders: string[],
  { onChange, onBuilt }: { onChange: () => void; onBuilt: () => void },
) {
  const pages = new Set<PassThrough>();
  let settle: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settle);
    settle = setTimeout(() => {
      try {
        onChange();
      } catch {
        return;
      }
      tell('data: reload');
    }, settleMs);
  };
  const tell = (message: string) => {
    for (const page of pages) page.write(`${message}\n\n`);
  };
  /** A file is written in two steps: the first leaves it empty. */
  const built = (folder: string) => {
    const file = join(folder, builtFile);
    if (!existsSync(file)) return;
    const [remote = '', hash = ''] = readFileSync(file, 'utf8').trim().split(' ');
    if (hash === '' || hashes.get(remote) === hash) return;
    hashes.set(remote, hash);
    tell(`event: built\ndata: ${remote}`);
    onBuilt();
  };
  const hashes = new Map<string, string>();
  for (const folder of folders)
    watch(folder, (_, file) => {
      if (file === builtFile) built(folder);
      else if (file === 'remote.json' || file === 'shell.json')
        if (!existsSync(join(folder, builtFile))) changed();
    }).unref();

  return {
    path: '/__reload',
    connect: (ctx: Context): void => {
      const stream = new PassThrough();
      pages.add(stream);
      ctx.req.once('close', () => pages.delete(stream));
      ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      ctx.status = 200;
      ctx.body = stream;
      // A comment: headers are sent with the first bytes.
      stream.write(':\n\n');
    },
  };
}
