import { watch } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

/** Quiet time after the last change before pages reload: one build writes many files. */
const settleMs = 150;

/**
 * Watches build folders and tells open pages to reload, over server-sent events. `onChange` runs
 * first; while it throws (a build is half written) nobody is told.
 */
export function liveReload(folders: string[], onChange: () => void) {
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
      for (const page of pages) page.write('data: reload\n\n');
    }, settleMs);
  };
  for (const folder of folders)
    watch(folder, (_, file) => {
      if (file === 'remote.json' || file === 'shell.json') changed();
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
    },
  };
}
