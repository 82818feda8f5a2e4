import { Router } from '@koa/router';
import { chatbotDefaults, getOnboarding, onboardingFaqs, type Configuration } from '@askwell/contracts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { ChatbotDocument, ChatbotsStore } from '../../chatbots/index.ts';
import type { SightingsStore } from '../sightings.store.ts';

type Needs = { endpoint: Endpoint; chatbots: ChatbotsStore; sightings: Pick<SightingsStore, 'listAll'> };

/** The checklist of a new owner, from what is stored. */
export const onboardingRoutes = ({ endpoint, chatbots, sightings }: Needs): Router => {
  const router = new Router();
  endpoint(router, getOnboarding, async ({ owner }) => {
    const [own, seen] = await Promise.all([chatbots.list(owner.id), sightings.listAll(owner.id)]);
    const [latest = null] = own;
    return {
      success: true,
      data: {
        onboarding: {
          steps: {
            key: owner.apiKey !== null && owner.apiKey.status !== 'rejected',
            knowledge: own.some(({ faqCount }) => faqCount >= onboardingFaqs),
            look: own.some(hasOwnLook),
            install: seen.length > 0,
            visitor: own.some(({ firstVisitorAt }) => firstVisitorAt !== undefined),
          },
          chatbotId: latest && latest._id.toHexString(),
        },
      },
    };
  });
  return router;
};

const hasOwnLook = ({ configuration }: ChatbotDocument): boolean => {
  const initial = Object.entries<Configuration[keyof Configuration]>(chatbotDefaults.configuration);
  const current = new Map(Object.entries<Configuration[keyof Configuration]>(configuration));
  return initial.some(([name, value]) => current.get(name) !== value);
};
