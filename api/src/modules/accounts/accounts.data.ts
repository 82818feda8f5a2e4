import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import { deviceOf } from '../audit/index.ts';
import type { EmailChangesStore } from './profile/email-changes.store.ts';
import { presentDevice } from './sign-in/known-devices.ts';
import type { CodesStore } from './sign-in/codes.store.ts';
import type { TokensStore } from './tokens/tokens.store.ts';
import type { UsersStore } from './users.store.ts';

type Needs = {
  users: UsersStore;
  codeRecords: CodesStore;
  emailChanges: EmailChangesStore;
  apiTokens: TokensStore;
};

export const accountsData = ({ users, codeRecords, emailChanges, apiTokens }: Needs): AccountData => ({
  collections: ['users', 'codes', 'emailChanges', 'tokens'],
  exportOf: ({ id }) => ({
    sessions: exported(users.sessions(id), (session) => ({
      ...session,
      device: deviceOf(session.userAgent),
    })),
    devices: exported(users.devices(id), presentDevice),
    apiTokens: exported(apiTokens.list(id), (token) => omit(token, 'hash')),
  }),
  deleteOfAccount: async ({ ownerId, emails, startedAt }) => {
    await Promise.all([
      users.remove(ownerId),
      codeRecords.removeOf(ownerId, emails, startedAt),
      emailChanges.removeAllOf(ownerId),
      apiTokens.removeAllOf(ownerId),
    ]);
  },
});
