import { Router } from '@koa/router';
import { askDraft as askDraftCall, limits as sizes } from '@askwell/contracts';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/limits.ts';
import { whenGone } from '../replies/index.ts';
import { askDraft, type DraftNeeds } from './ask-draft.ts';
import { playgroundPolicy } from './playground.policy.ts';

const large = { bodyBytes: sizes.request.knowledgeBaseBytes };

type Needs = DraftNeeds & { endpoint: Endpoint; limits: Pick<RateLimits, 'take'> };

/** Lets owners try a chatbot that is not saved yet. */
export const playgroundRoutes = (needs: Needs): Router => {
  const { endpoint, limits } = needs;
  const router = new Router();

  endpoint(
    router,
    askDraftCall,
    async ({ owner, body, ctx }) => {
      if (!playgroundPolicy.ask(owner, body)) throw new Problem('api_key_required');
      await limits.take(['playgroundPerAccount', owner.id.toHexString()]);
      const reader = { gone: whenGone(ctx), acceptLanguage: ctx.get('Accept-Language') };
      return { success: true, data: await askDraft(inRequest(needs, ctx), owner, body, reader) };
    },
    large,
  );

  return router;
};
