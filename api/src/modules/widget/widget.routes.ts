import { Router } from '@koa/router';
import { countView, getPublicChatbot } from '@askwell/contracts';
import { idleLoader, loaderHeaders, type WidgetFile, type WidgetFiles } from '@askwell/widget';
import { encodingFor } from '@askwell/web-host';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import type { Config } from '../../config.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isDatabaseDown } from '../../kernel/database.ts';
import type { DatabaseWatch } from '../../kernel/database-watch.ts';
import { Problem } from '../../kernel/problem.ts';
import type { UsersStore } from '../accounts/index.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import { availableChatbot, visitedChatbot, type VisitNeeds } from '../chatbots/visitors.index.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { loaderOf } from './loader.ts';
import { presentPublicChatbot } from './present-public-chatbot.ts';

type Needs = VisitNeeds & {
  endpoint: Endpoint;
  users: Pick<UsersStore, 'findById'>;
  /** Counts the views of chatbots. */
  counting: { viewed: (chatbotId: ObjectId, at: Date) => Promise<unknown> };
  /** Notes the domain of the page that shows a chatbot. */
  noteSighting: (chatbot: ChatbotDocument, origin: string, at: Date) => Promise<void>;
  clock: Clock;
  databaseWatch: Pick<DatabaseWatch, 'unlessHanging'>;
  config: Pick<Config, 'brand' | 'publicUrl'>;
  /** The files that `widget/build.ts` built. */
  widgetFiles: WidgetFiles;
};

/** Serves a customer's page the loader, the panel and the configuration, and counts views. */
export const widgetRoutes = (needs: Needs): Router => {
  const { endpoint, users, counting, noteSighting, clock, databaseWatch, config, widgetFiles } = needs;
  const router = new Router();
  const visited = visitedChatbot(needs);
  const available = availableChatbot(needs);
  const loader = loaderOf(widgetFiles, config.publicUrl);

  const publicChatbot = async (chatbot: ChatbotDocument) => {
    const owner = await users.findById(chatbot.ownerId);
    return owner && presentPublicChatbot(chatbot, owner, config);
  };

  /** The chatbot if it is shown to visitors; `unknown` while the database does not answer. */
  const shownChatbot = async (ctx: Context, id: ObjectId) => {
    const read = async () => {
      const chatbot = await available(id);
      return chatbot && (await publicChatbot(chatbot));
    };
    try {
      // Sooner than the call is ended: that would be an error in the customer's console.
      return await databaseWatch.unlessHanging(read(), { share: 0.5 });
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      ctx.log.error({ error }, 'the database cannot be reached');
      return 'unknown';
    }
  };

  router.get('/widget/:file', async (ctx) => {
    const name = ctx.params['file'] ?? '';
    const file = widgetFiles.files.get(name);
    if (file) return serveFile(ctx, file);
    if (!name.endsWith('.js')) throw new Problem('not_found');

    // An unknown chatbot gets an empty script, so that the customer's console shows no error.
    const id = /^([0-9a-f]{24})\.js$/.exec(name)?.[1];
    const shown = id === undefined ? null : await shownChatbot(ctx, new ObjectId(id));
    ctx.set(loaderHeaders);
    // Without an answer of the database the next page view asks again.
    if (shown === 'unknown') ctx.set('Cache-Control', 'no-store');
    if (shown === null || shown === 'unknown') ctx.body = idleLoader;
    else serve(ctx, await loader(shown));
  });

  endpoint(router, getPublicChatbot, async ({ params, ctx }) => {
    const chatbot = await publicChatbot(await visited(ctx, params.chatbotId));
    if (!chatbot) throw new Problem('chatbot_unavailable');
    const body = { success: true as const, data: { chatbot } };
    // Revalidated each time, since the response depends on the origin; 304 when unchanged.
    ctx.set('Cache-Control', 'private, no-cache');
    return isUnchanged(ctx, etagOf(JSON.stringify(body))) ? undefined : body;
  });

  endpoint(router, countView, {
    permit: ({ params, ctx }) => visited(ctx, params.chatbotId),
    handle: async ({ ctx }, chatbot) => {
      const at = clock();
      await Promise.all([counting.viewed(chatbot._id, at), noteSighting(chatbot, ctx.get('Origin'), at)]);
      return { success: true };
    },
  });

  return router;
};

function serveFile(ctx: Context, { headers, ...bodies }: WidgetFile): void {
  ctx.set({ ...headers });
  serve(ctx, { ...bodies, etag: null });
}

function serve(
  ctx: Context,
  { body, brotli, gzip, etag }: { body: Buffer | string; brotli: Buffer; gzip?: Buffer; etag: string | null },
): void {
  ctx.vary('Accept-Encoding');
  if (etag !== null && isUnchanged(ctx, etag)) return;
  const type = ctx.response.get('Content-Type');
  const encoding = encodingFor(ctx);
  const packed = encoding === 'br' ? brotli : encoding === 'gzip' ? gzip : undefined;
  if (encoding && packed) ctx.set('Content-Encoding', encoding);
  ctx.body = packed ?? body;
  // Koa has replaced the type when the body was set.
  ctx.set('Content-Type', type);
}
