import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import type { ContactStore } from './contact.store.ts';

export const contactData = ({ contactMessages }: { contactMessages: ContactStore }): AccountData => ({
  collections: ['contactMessages'],
  exportOf: ({ id, email }) => ({
    messagesToSupport: exported(contactMessages.list(id, email), (message) =>
      omit(message, 'fingerprint', 'isSuspect'),
    ),
  }),
  // An address that was never confirmed may belong to another person.
  deleteOfAccount: async ({ ownerId, emails: [email = ''], startedAt }) =>
    void (await contactMessages.removeAllOf(ownerId, email, startedAt)),
});
