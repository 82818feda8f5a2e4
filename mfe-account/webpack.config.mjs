import { remoteConfig } from '@askwell/build';

export default remoteConfig(import.meta.dirname, {
  parts: {
    './profile/ProfilePage.tsx': [
      ['team', 'tokens', 'webhooks', 'profile/developers'],
      ['passkeys', 'two-step', 'sessions', 'audit', 'profile', 'account-data', 'code', 'forms'],
      ['words', 'api', 'shared'],
    ],
  },
});
