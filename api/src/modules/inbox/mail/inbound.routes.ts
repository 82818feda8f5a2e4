import { createHash } from 'node:crypto';
import { Router } from '@koa/router';
import {
  type InboundMail,
  receiveMail as receiveMailCall,
  receiveMailgunMail,
  receiveSesMail,
} from '@askwell/contracts';
import type { Config } from '../../../config.ts';
import { readBytes } from '../../../http/body.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { LeasesStore } from '../../../jobs/leases.store.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { WebClient } from '../../../providers/web/index.ts';
import { fromMailgun, isFromMailgun, mailgunForm, mailgunWindowMs } from './mailgun.ts';
import { fromPostmark, isProvider, receiveMail, type ReceiveNeeds } from './receive-mail.ts';
import { fromSes } from './ses-mail.ts';
import { snsMessage, snsMessages } from './sns-messages.ts';

type Needs = ReceiveNeeds & {
  endpoint: Endpoint;
  config: Pick<Config, 'inboundMail'>;
  leases: Pick<LeasesStore, 'take'>;
  webClient: Pick<WebClient, 'get'>;
};

/** Mailgun posts attachments along. */
const mostBytes = 2_000_000;

/** Replies by mail, from the mail provider: in our own shape, or as a provider posts them. */
export const inboundRoutes = (needs: Needs): Router => {
  const { endpoint, config, leases, clock } = needs;
  const router = new Router();
  const { inboundMail } = config;
  const sns = snsMessages(needs.webClient);

  const answer = async (mail: InboundMail | null) => {
    const outcome = mail ? await receiveMail(needs, mail) : 'ignored';
    return { success: true, data: { outcome } } as const;
  };

  endpoint(router, receiveMailCall, {
    permit: ({ ctx }) => {
      if (!inboundMail) throw new Problem('not_found');
      if (!isProvider(ctx.get('Authorization'), inboundMail.secret)) throw new Problem('unauthenticated');
    },
    handle: async ({ body }) => answer('recipient' in body ? body : fromPostmark(body)),
  });

  endpoint(router, receiveMailgunMail, async ({ ctx }) => {
    const key = inboundMail?.mailgunKey ?? null;
    if (key === null) throw new Problem('not_found');
    const form = await mailgunForm(await readBytes(ctx, mostBytes), ctx.get('Content-Type'));
    if (!form || !isFromMailgun(form, key, clock())) throw new Problem('unauthenticated');
    const mail = fromMailgun(form);
    // The signature does not cover the mail: a token that comes again with another one is refused.
    const isFirst = await leases.take(
      `mailgun:${digestOf(form.token)}`,
      digestOf(JSON.stringify(mail)),
      clock(),
      2 * mailgunWindowMs,
    );
    if (!isFirst) throw new Problem('unauthenticated');
    return answer(mail);
  });

  endpoint(router, receiveSesMail, async ({ ctx }) => {
    const topic = inboundMail?.snsTopic ?? null;
    if (topic === null) throw new Problem('not_found');
    const message = snsMessage(await readBytes(ctx, mostBytes));
    // Anyone can have a topic of their own, with messages that SNS signs.
    const isOurs = message?.TopicArn === topic && (await sns.isGenuine(message, clock()));
    if (!message || !isOurs) throw new Problem('unauthenticated');
    if (message.Type === 'SubscriptionConfirmation') await sns.confirm(message);
    return answer(message.Type === 'Notification' ? await fromSes(message.Message) : null);
  });

  return router;
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
