import { Router } from '@koa/router';
import { deleteLogo, uploadLogo } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../kernel/problem.ts';
import { type ChatbotsStore, ownChatbot } from '../chatbots/index.ts';
import { logosPolicy } from './logos.policy.ts';
import { putLogo, type LogoNeeds } from './put-logo.ts';
import { readImage } from './read-image.ts';

type Needs = LogoNeeds & { endpoint: Endpoint; chatbots: Pick<ChatbotsStore, 'find' | 'setLogo'> };

/** The logo of a chatbot: uploaded, deleted, and served to the pages that show the widget. */
export const logosRoutes = (needs: Needs): Router => {
  const { endpoint, chatbots, logos } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, uploadLogo, {
    permit: async ({ owner, params }) => {
      const chatbot = await own(owner, params.id);
      logosPolicy.checkUpload(owner);
      return chatbot;
    },
    handle: async ({ owner, ctx }, { _id }) => {
      const logo = await putLogo(needs, owner, _id, await readImage(ctx));
      return { success: true, data: { logo } };
    },
  });

  endpoint(router, deleteLogo, async ({ owner, params }) => {
    const { _id } = await own(owner, params.id);
    await chatbots.setLogo(owner.id, _id, null);
    await logos.remove(owner.id, _id);
    return { success: true };
  });

  router.get('/widget/logos/:file', async (ctx) => {
    const hash = /^([0-9a-f]{20})\.webp$/.exec(ctx.params['file'] ?? '')?.[1];
    if (hash === undefined) throw new Problem('not_found');
    const image = await logos.findImage(hash);
    ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    if (image === null) {
      // A page with the loader of a minute ago asks for a logo that was replaced: its console is to
      // show no error.
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 204;
      return;
    }
    ctx.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.body = Buffer.from(image);
    ctx.type = 'image/webp';
  });

  return router;
};
