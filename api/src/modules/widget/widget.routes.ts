import { Router } from '@koa/router';
import { countView, getPublicChatbot } from '@askwell/contracts';
import { idleLoader, loaderHeaders, type WidgetFile } from '@askwell/widget';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import { availableChatbot, type ChatbotDocument, visitedChatbot } from '../chatbots/index.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { loaderOf } from './loader.ts';
import { presentPublicChatbot } from './present-public-chatbot.ts';

/** What a customer's page loads: the loader, the panel, the configuration; and the count of views. */
export const widgetRoutes = (services: Services) => {
  const { endpoint, users, counting, limits, clock, config, widgetFiles } = services;
  const router = new Router();
  const visited = visitedChatbot(services);
  const available = availableChatbot(services);
  const loader = loaderOf(widgetFiles, config.publicUrl);

  const publicChatbot = async (chatbot: ChatbotDocument) => {
    const owner = await users.findById(chatbot.ownerId);
    return owner && presentPublicChatbot(chatbot, owner, config);
  };

  router.get('/widget/:file', async (ctx) => {
    const name = ctx.params['file'] ?? '';
    const file = widgetFiles.files.get(name);
    if (file) return serveFile(ctx, file);
    if (!name.endsWith('.js')) throw new Problem('not_found');

    // Whatever is asked for, the customer's console shows no error.
    const id = /^([0-9a-f]{24})\.js$/.exec(name)?.[1];
    const chatbot = id === undefined ? null : await available(new ObjectId(id));
    const shown = chatbot && (await publicChatbot(chatbot));
    ctx.set(loaderHeaders);
    if (shown) serve(ctx, await loader(shown));
    else ctx.body = idleLoader;
  });

  endpoint(router, getPublicChatbot, async ({ params, ctx }) => {
    const chatbot = await publicChatbot(await visited(ctx, params.chatbotId));
    if (!chatbot) throw new Problem('chatbot_unavailable');
    const body = { success: true as const, data: { chatbot } };
    // Asked for again each time, since the answer depends on who asks; unchanged, it is 304.
    ctx.set('Cache-Control', 'private, no-cache');
    return isUnchanged(ctx, etagOf(JSON.stringify(body))) ? undefined : body;
  });

  endpoint(router, countView, async ({ params, ctx }) => {
    const chatbot = await visited(ctx, params.chatbotId);
    await limits.take(['viewPerAddress', ctx.ip]);
    await counting.viewed(chatbot._id, clock());
    return { success: true };
  });

  return router;
};

function serveFile(ctx: Context, { headers, ...bodies }: WidgetFile): void {
  ctx.set({ ...headers });
  serve(ctx, { ...bodies, etag: null });
}

function serve(
  ctx: Context,
  { body, brotli, etag }: { body: string | Buffer; brotli: Buffer; etag: string | null },
): void {
  ctx.vary('Accept-Encoding');
  if (etag !== null && isUnchanged(ctx, etag)) return;
  const type = ctx.response.get('Content-Type');
  if (ctx.acceptsEncodings('br', 'identity') === 'br') {
    ctx.set('Content-Encoding', 'br');
    ctx.body = brotli;
  } else {
    ctx.body = body;
  }
  // Koa names the type of a body by itself.
  ctx.set('Content-Type', type);
}
