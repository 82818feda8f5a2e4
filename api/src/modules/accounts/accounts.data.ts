import type { ObjectId } from 'mongodb';
import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import { deviceOf } from '../audit/index.ts';
import type { EmailChangesStore } from './profile/email-changes.store.ts';
import { presentDevice } from './sign-in/known-devices.ts';
import type { CodesStore } from './sign-in/codes.store.ts';
import type { ChallengesStore } from './passkeys/challenges.store.ts';
import type { PasskeysStore } from './passkeys/passkeys.store.ts';
import { presentPasskey } from './passkeys/present-passkey.ts';
import type { TokensStore } from './tokens/tokens.store.ts';
import { presentTwoStep } from './two-step/present-two-step.ts';
import type { SignInsStore } from './two-step/sign-ins.store.ts';
import type { TwoStepStore } from './two-step/two-step.store.ts';
import type { UsersStore } from './users.store.ts';

type Needs = {
  users: UsersStore;
  codeRecords: CodesStore;
  emailChanges: EmailChangesStore;
  signIns: SignInsStore;
  twoSteps: TwoStepStore;
  passkeys: PasskeysStore;
  passkeyChallenges: ChallengesStore;
  apiTokens: TokensStore;
};

export const accountsData = ({
  users,
  codeRecords,
  emailChanges,
  signIns,
  twoSteps,
  passkeys,
  passkeyChallenges,
  apiTokens,
}: Needs): AccountData => ({
  collections: ['users', 'codes', 'emailChanges', 'signIns', 'passkeyChallenges', 'tokens'],
  exportOf: ({ id }) => ({
    sessions: exported(users.sessions(id), (session) => ({
      ...session,
      device: deviceOf(session.userAgent),
    })),
    devices: exported(users.devices(id), presentDevice),
    signInMethods: exported(signInMethodsOf(id, { twoSteps, passkeys }), (method) => method),
    apiTokens: exported(apiTokens.list(id), (token) => omit(token, 'hash')),
  }),
  deleteOfAccount: async ({ ownerId, emails, startedAt }) => {
    await Promise.all([
      users.remove(ownerId),
      codeRecords.removeOf(ownerId, emails, startedAt),
      emailChanges.removeAllOf(ownerId),
      signIns.removeAllOf(ownerId),
      passkeyChallenges.removeAllOf(ownerId),
      apiTokens.removeAllOf(ownerId),
    ]);
  },
});

/** Without the secret of the app, the hashes of the recovery codes, and the keys. */
async function signInMethodsOf(
  ownerId: ObjectId,
  { twoSteps, passkeys }: Pick<Needs, 'twoSteps' | 'passkeys'>,
): Promise<object[]> {
  const { isOn, since, recoveryCodesLeft } = presentTwoStep(await twoSteps.find(ownerId));
  return [
    ...(isOn ? [{ method: 'authenticator app', since, recoveryCodesLeft }] : []),
    ...(await passkeys.list(ownerId)).map((passkey) => ({ method: 'passkey', ...presentPasskey(passkey) })),
  ];
}
