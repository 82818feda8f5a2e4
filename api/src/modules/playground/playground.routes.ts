import { Router } from '@koa/router';
import { askDraft as askDraftCall, limits as sizes } from '@askwell/contracts';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import { whenGone } from '../replies/index.ts';
import { askDraft } from './ask-draft.ts';
import { playgroundPolicy } from './playground.policy.ts';

const large = { bodyBytes: sizes.request.knowledgeBaseBytes };

/** Where owners try a chatbot that is not saved yet. */
export const playgroundRoutes = (services: Services) => {
  const { endpoint, limits } = services;
  const router = new Router();

  endpoint(
    router,
    askDraftCall,
    async ({ owner, body, ctx }) => {
      if (!playgroundPolicy.ask(owner, body)) throw new Problem('api_key_required');
      await limits.take(['playgroundPerAccount', owner.id.toHexString()]);
      const reader = { gone: whenGone(ctx), acceptLanguage: ctx.get('Accept-Language') };
      return { success: true, data: await askDraft(inRequest(services, ctx), owner, body, reader) };
    },
    large,
  );

  return router;
};
