import { remoteConfig } from '@askwell/build';

const packages = '../../packages';
const contracts = `${packages}/contracts/src`;

export default remoteConfig(import.meta.dirname, {
  parts: {
    './profile/ProfilePage.tsx': [
      ['profile/details', 'words/en/profile.ts', 'shared', 'api/profile.api.ts', '../../node_modules'],
      ['passkeys', 'two-step', 'sessions', 'audit', 'profile/security', 'words/en/passkeys.ts'],
      ['words/en/security.ts', 'words/en/two-step.ts', 'words/en/developers.ts', 'api/passkeys.api.ts'],
      ['team', 'words/en/team.ts'],
      ['tokens', 'webhooks', 'api/tokens.api.ts', 'api/webhooks.api.ts', `${contracts}/webhooks.ts`],
      ['profile/billing', 'account-data', 'words/en/account-data.ts', `${packages}/upgrade`],
    ],
  },
  shared: [
    {
      pages: [
        './forgot-password/ForgotPasswordPage.tsx',
        './verify-email/VerifyEmailPage.tsx',
        './profile/ProfilePage.tsx',
      ],
      files: ['code', 'forms', 'words', 'api', contracts],
    },
  ],
});
