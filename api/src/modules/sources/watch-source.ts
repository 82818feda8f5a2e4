import { setTimeout as pause } from 'node:timers/promises';
import {
  watchSource as watchSourceCall,
  type Contract,
  type SourceEvents,
  type SourcePage,
} from '@askwell/contracts';
import type { Context } from 'koa';
import { Problem } from '../../kernel/problem.ts';
import type { Config } from '../../config.ts';
import { presentWithPages } from './present-source.ts';
import type { DraftsStore } from './stores/drafts.store.ts';
import type { PagesStore } from './stores/pages.store.ts';
import type { SourceDocument, SourcesStore } from './stores/sources.store.ts';

type Needs = {
  sources: SourcesStore;
  sourcePages: PagesStore;
  sourceDrafts: DraftsStore;
  config: Config;
  stopping: AbortSignal;
  /** Whether the request could be made now: the session and the membership are still there. */
  mayCall: (ctx: Context, contract: Pick<Contract, 'access' | 'permission'>) => Promise<boolean>;
};

/** The most streams of one account in this process: each reads the database twice a second. */
const mostPerAccount = 20;
/** How many streams each account has open. */
const open = new Map<string, number>();

/** Any process may read the source, so changes are looked for in the database. */
const lookEveryMs = 500;
/** Proxies cut connections that are silent for long, and members are removed. */
const comeEveryLooks = 30;

/**
 * Streams the progress of a source (`SourceEvents`) until it is not read any more, or the caller
 * may no longer see it. Throws `too_many_streams`.
 */
export async function watchSource(needs: Needs, first: SourceDocument, ctx: Context): Promise<void> {
  const account = first.ownerId.toHexString();
  const others = open.get(account) ?? 0;
  if (others >= mostPerAccount) throw new Problem('too_many_streams', { retryAfter: 5 });
  open.set(account, others + 1);
  try {
    await stream(needs, first, ctx);
  } finally {
    const left = (open.get(account) ?? 1) - 1;
    if (left > 0) open.set(account, left);
    else open.delete(account);
  }
}

async function stream(needs: Needs, first: SourceDocument, ctx: Context): Promise<void> {
  const { res } = ctx;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, needs.stopping]);
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  const send = <Name extends keyof SourceEvents>(event: Name, data: SourceEvents[Name]) =>
    res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  const sent = new Map<string, string>();
  let source: SourceDocument | null = first;
  let version = -1;
  for (let looks = 0; source && !signal.aborted; looks += 1) {
    if (source.version !== version) {
      ({ version } = source);
      const presented = await presentWithPages(needs, source);
      const news = presented.pages.filter((page) => isNews(sent, page));
      if (news.length > 0) send('pages', news);
      send('source', presented.source);
    } else if (looks % comeEveryLooks === 0) {
      res.write(': still here\n\n');
      if (!(await needs.mayCall(ctx, watchSourceCall))) break;
    }
    if (isAtRest(source)) break;
    // A client that takes nothing is not written to without end.
    if (res.writableLength > 1_000_000) break;
    await pause(lookEveryMs, undefined, { signal }).catch(() => {});
    source = await needs.sources.find(source.ownerId, source._id);
  }
  res.end();
}

const isAtRest = ({ status }: SourceDocument): boolean =>
  status === 'ready' || status === 'stopped' || status === 'failed';

/** Whether a page was not sent as it is. */
function isNews(sent: Map<string, string>, page: SourcePage): boolean {
  const text = JSON.stringify(page);
  if (sent.get(page.id) === text) return false;
  sent.set(page.id, text);
  return true;
}
