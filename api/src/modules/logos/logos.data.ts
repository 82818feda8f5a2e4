import { exported, type AccountData } from '../../kernel/account-data.ts';
import type { LogosStore } from './logos.store.ts';

export const logosData = ({ logos }: { logos: LogosStore }): AccountData => ({
  collections: ['logos'],
  exportOf: ({ id }) => ({
    logos: exported(logos.list(id), ({ _id, image, createdAt }) => ({
      chatbotId: _id,
      type: 'image/webp',
      image: image.toString('base64'),
      createdAt,
    })),
  }),
  deleteOfChatbot: async (ownerId, chatbotId) => void (await logos.remove(ownerId, chatbotId)),
});
