import { createHash } from 'node:crypto';
import { Router } from '@koa/router';
import { deleteLogo, uploadLogo } from '@askwell/contracts';
import type { Config } from '../../config.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Problem } from '../../kernel/problem.ts';
import { type ChatbotsStore, logoUrl, ownChatbot } from '../chatbots/index.ts';
import { encodeLogo } from './encode-logo.ts';
import { logosPolicy } from './logos.policy.ts';
import type { LogosStore } from './logos.store.ts';
import { readImage } from './read-image.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: Pick<ChatbotsStore, 'find' | 'setLogo'>;
  logos: LogosStore;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
};

/** The logo of a chatbot: uploaded, deleted, and served to the pages that show the widget. */
export const logosRoutes = (needs: Needs): Router => {
  const { endpoint, chatbots, logos, clock, config } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, uploadLogo, {
    permit: async ({ owner, params }) => {
      const chatbot = await own(owner, params.id);
      if (!logosPolicy.upload(owner)) {
        throw new Problem('premium_required', {
          message: 'A logo is part of Premium. Upgrade to add yours.',
        });
      }
      return chatbot;
    },
    handle: async ({ owner, ctx }, { _id }) => {
      const image = await encodeLogo(await readImage(ctx));
      const logo = createHash('sha256').update(image).digest('hex').slice(0, 20);
      await logos.put(owner.id, _id, logo, image, clock());
      if (!(await chatbots.setLogo(owner.id, _id, logo))) {
        await logos.remove(owner.id, _id);
        throw new Problem('not_found');
      }
      return { success: true, data: { logo: logoUrl({ logo }, config.publicUrl) ?? '' } };
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
