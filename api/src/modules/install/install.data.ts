import { exported, type AccountData } from '../../kernel/account-data.ts';
import type { SightingsStore } from './sightings.store.ts';

export const installData = ({ sightings }: { sightings: SightingsStore }): AccountData => ({
  collections: ['sightings'],
  exportOf: ({ id }) => ({
    websites: exported(sightings.listAll(id), ({ chatbotId, domain, firstSeenAt, lastSeenAt }) => ({
      chatbotId,
      domain,
      firstSeenAt,
      lastSeenAt,
    })),
  }),
  deleteOfChatbot: async (ownerId, chatbotId) => void (await sightings.remove(ownerId, chatbotId)),
});
