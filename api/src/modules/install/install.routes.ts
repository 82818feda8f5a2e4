import { Router } from '@koa/router';
import * as calls from '@askwell/contracts';
import type { Config } from '../../config.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Problem } from '../../kernel/problem.ts';
import type { WebClient } from '../../providers/web/index.ts';
import { embedCode, ownChatbot, presentDeployment, statusOf, type ChatbotsStore } from '../chatbots/index.ts';
import type { Outbox } from '../mail/index.ts';
import { checkInstallation } from './check-installation.ts';
import { developerMail } from './developer-mail.ts';
import type { SightingsStore } from './sightings.store.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: ChatbotsStore;
  sightings: SightingsStore;
  outbox: Outbox;
  webClient: WebClient;
  clock: Clock;
  stopping: AbortSignal;
  config: Pick<Config, 'brand' | 'publicUrl'>;
};

/** How a chatbot gets onto a website. */
export const installRoutes = (needs: Needs): Router => {
  const { endpoint, sightings, outbox, webClient, clock, stopping, config } = needs;
  const { publicUrl, brand } = config;
  const router = new Router();
  const chatbotOf = ownChatbot(needs);

  endpoint(router, calls.getInstallation, async ({ owner, params }) => {
    const chatbot = await chatbotOf(owner, params.id);
    const seen = await sightings.list(owner.id, chatbot._id);
    return {
      success: true,
      data: {
        installation: {
          name: chatbot.name,
          embedCode: embedCode(publicUrl, chatbot._id.toHexString()),
          deployment: presentDeployment(chatbot, publicUrl),
          status: statusOf(chatbot, owner),
          allowedDomains: chatbot.allowedDomains,
          sightings: seen.map(({ domain, firstSeenAt, lastSeenAt }) => ({
            domain,
            firstSeenAt: firstSeenAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
          })),
          now: clock().toISOString(),
        },
      },
    };
  });

  endpoint(router, calls.checkInstallation, {
    permit: ({ owner, params }) => chatbotOf(owner, params.id),
    handle: async ({ owner, body }, chatbot) => {
      const isActive = statusOf(chatbot, owner) === 'active';
      const check = await checkInstallation({ webClient, publicUrl, stopping }, chatbot, isActive, body.url);
      return { success: true, data: { check } };
    },
  });

  endpoint(router, calls.mailInstallation, {
    permit: ({ owner, params }) => chatbotOf(owner, params.id),
    handle: async ({ member, body: { email, platform } }, chatbot) => {
      if (!chatbot.isDeployed) {
        throw new Problem('conflict', { message: 'Please deploy the chatbot first.' });
      }
      await outbox.add(
        developerMail({
          to: email,
          from: member,
          chatbotName: chatbot.name,
          embedCode: embedCode(publicUrl, chatbot._id.toHexString()),
          platform,
          brandName: brand.name,
        }),
      );
      return { success: true, message: 'The installation steps are on their way.' };
    },
  });

  return router;
};
