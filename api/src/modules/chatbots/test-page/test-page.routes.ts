import { Router } from '@koa/router';
import { Id } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { ChatbotsStore } from '../chatbots.store.ts';
import type { Config } from '../../../config.ts';
import { missingTestPage, testPage } from './test-page.ts';

/** `GET /test/{userId}/{chatbotId}`: for everybody who has its address, as the chatbot itself. */
export const testPageRoutes = ({ chatbots, config }: { chatbots: ChatbotsStore; config: Config }) => {
  const router = new Router();

  router.get('/test/:userId/:chatbotId', async (ctx) => {
    const { userId, chatbotId } = ctx.params;
    const areIds = Id.safeParse(userId).success && Id.safeParse(chatbotId).success;
    const chatbot = areIds ? await chatbots.find(new ObjectId(userId), new ObjectId(chatbotId)) : null;
    const { status, html, contentSecurityPolicy } = chatbot?.isDeployed
      ? testPage(chatbot, config.publicUrl)
      : missingTestPage(config.publicUrl);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', contentSecurityPolicy);
    ctx.body = html;
  });

  return router;
};
