import { Router } from '@koa/router';
import { receiveMail as receiveMailCall } from '@askwell/contracts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { Problem } from '../../../kernel/problem.ts';
import { fromPostmark, isProvider, receiveMail, type ReceiveNeeds } from './receive-mail.ts';

/** Replies by mail, from the mail provider. */
export const inboundRoutes = (needs: ReceiveNeeds & { endpoint: Endpoint }): Router => {
  const router = new Router();
  const { inboundMail } = needs.config;

  needs.endpoint(router, receiveMailCall, {
    permit: ({ ctx }) => {
      if (!inboundMail) throw new Problem('not_found');
      if (!isProvider(ctx.get('Authorization'), inboundMail.secret)) throw new Problem('unauthenticated');
    },
    handle: async ({ body }) => {
      const mail = 'recipient' in body ? body : fromPostmark(body);
      return { success: true, data: { outcome: await receiveMail(needs, mail) } };
    },
  });

  return router;
};
