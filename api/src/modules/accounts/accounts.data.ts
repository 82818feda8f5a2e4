import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import { deviceOf } from '../audit/index.ts';
import type { EmailChangesStore } from './profile/email-changes.store.ts';
import { presentDevice } from './sign-in/known-devices.ts';
import type { CodesStore } from './sign-in/codes.store.ts';
import type { TokensStore } from './tokens/tokens.store.ts';
import { presentTwoStep } from './two-step/present-two-step.ts';
import type { SignInsStore } from './two-step/sign-ins.store.ts';
import type { StoredTwoStep, TwoStepStore } from './two-step/two-step.store.ts';
import type { UsersStore } from './users.store.ts';

type Needs = {
  users: UsersStore;
  codeRecords: CodesStore;
  emailChanges: EmailChangesStore;
  signIns: SignInsStore;
  twoSteps: TwoStepStore;
  apiTokens: TokensStore;
};

export const accountsData = ({
  users,
  codeRecords,
  emailChanges,
  signIns,
  twoSteps,
  apiTokens,
}: Needs): AccountData => ({
  collections: ['users', 'codes', 'emailChanges', 'signIns', 'tokens'],
  exportOf: ({ id }) => ({
    sessions: exported(users.sessions(id), (session) => ({
      ...session,
      device: deviceOf(session.userAgent),
    })),
    devices: exported(users.devices(id), presentDevice),
    signInMethods: exported(twoSteps.find(id).then(signInMethodsOf), (method) => method),
    apiTokens: exported(apiTokens.list(id), (token) => omit(token, 'hash')),
  }),
  deleteOfAccount: async ({ ownerId, emails, startedAt }) => {
    await Promise.all([
      users.remove(ownerId),
      codeRecords.removeOf(ownerId, emails, startedAt),
      emailChanges.removeAllOf(ownerId),
      signIns.removeAllOf(ownerId),
      apiTokens.removeAllOf(ownerId),
    ]);
  },
});

/** Without the secret, and without the hashes of the recovery codes. */
function signInMethodsOf(stored: StoredTwoStep | null) {
  const { isOn, since, recoveryCodesLeft } = presentTwoStep(stored);
  return isOn ? [{ method: 'authenticator app', since, recoveryCodesLeft }] : [];
}
