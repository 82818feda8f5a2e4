import { Router } from '@koa/router';
import { askDraft as askDraftCall, limits } from '@askwell/contracts';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { whenGone } from '../../http/event-stream.ts';
import { askDraft, type DraftNeeds } from './ask-draft.ts';
import { playgroundPolicy } from './playground.policy.ts';

type Needs = DraftNeeds & { endpoint: Endpoint };

/** Lets owners try a chatbot that is not saved yet. */
export const playgroundRoutes = (needs: Needs): Router => {
  const router = new Router();

  needs.endpoint(router, askDraftCall, {
    bodyBytes: limits.request.knowledgeBaseBytes,
    permit: ({ owner, body }) => {
      if (!playgroundPolicy.ask(owner, body)) throw new Problem('api_key_required');
    },
    handle: async ({ owner, body, ctx }) => {
      const reader = { gone: whenGone(ctx), acceptLanguage: ctx.get('Accept-Language') };
      return { success: true, data: await askDraft(inRequest(needs, ctx), owner, body, reader) };
    },
  });

  return router;
};
