import { plans, webhookRetryHours } from '@askwell/contracts';
import type { HelpFacts, HelpTopic } from '../topic.ts';

const changeEmail = 'How do I change my email address?';

export const account = ({ supportEmail }: HelpFacts): HelpTopic => ({
  title: 'Account and team',
  firstOn: { profile: changeEmail },
  entries: [
    [
      'Can I invite my team?',
      `With Premium, an account has up to ${plans.premium.members} members, the owner included. Invite them under Profile, then Team, as admin, editor or agent.`,
      'Add a colleague',
      'Team members',
      'Share access',
    ],
    [
      'Which role should I give a colleague?',
      'An agent answers visitors in the inbox. An editor also changes chatbots and their knowledge. An admin does everything except billing, deletion and the transfer of the account.',
      'Roles',
      'What can an editor do?',
      'Permissions of members',
    ],
    [
      changeEmail,
      'Open Profile and press Edit Profile. The new address takes effect when you enter the code that we send there.',
      'New email address',
      'Change my name',
    ],
    [
      'How do I delete my account?',
      'Open Profile, then Data. There you can first download everything as one JSON file, and then delete the account with all its data.',
      'Close my account',
      'Export my data',
      'Remove everything',
    ],
    [
      'Which keyboard shortcuts are there?',
      'Press ? on any page after signing in. Ctrl K (⌘ K on a Mac) searches chatbots, pages and actions; Ctrl S saves in the editor.',
      'Shortcuts',
      'Command palette',
    ],
    [
      'How do I contact support?',
      `Write to ${supportEmail} or use the contact form. We reply within 2-4 hours during business hours (Mon-Fri, 9 AM-6 PM), and within 24 hours otherwise.`,
      'Talk to Askwell',
      'Help from a person',
      'Report a bug',
    ],
  ],
});

export const security = (): HelpTopic => ({
  title: 'Sign-in and security',
  entries: [
    [
      'Does it have two-step sign-in?',
      'Yes. Under Profile, then Security, turn on codes from an authenticator app, or add a passkey.',
      'Two-factor authentication',
      '2FA',
      'Passkeys',
    ],
    [
      'What if I lose the phone with my authenticator app?',
      'Enter one of the recovery codes that you saved when you turned on two-step sign-in. Each works once. You can create new ones under Profile, then Security.',
      'Recovery codes',
      'I lost my phone',
      'Backup codes',
    ],
    [
      'Where can I see the devices that are signed in?',
      'Profile, then Security, lists your sessions. Sign out any of them there if you don’t recognize it, and then change your password.',
      'Sign out on another device',
      'Active sessions',
    ],
    [
      'I forgot my password. What can I do?',
      'Press “Forgot password?” on the login page. We mail you a code, and with it you set a new password.',
      'Reset password',
      'I can’t log in',
      'Set a password',
    ],
    [
      'I got no verification code. What can I do?',
      'Check your spam folder, wait a minute, and press Resend on the same page. A code is valid for ten minutes. If nothing arrives, write to us.',
      'No email arrived',
      'The code does not work',
      'Resend the code',
    ],
  ],
});

export const developers = (): HelpTopic => ({
  title: 'API and webhooks',
  entries: [
    [
      'Is there an API?',
      'Yes, with Premium. Create a token under Profile, then Developers. The reference is at /api/docs, and webhooks tell your server what visitors ask.',
      'REST API',
      'API token',
      'Zapier or Make',
    ],
    [
      'What can an API token do?',
      'Only what you choose when you create it: read, change, ask a chatbot, or answer in the inbox. Copy it then, because we show it once. Revoke it at any time.',
      'Token scopes',
      'Revoke a token',
    ],
    [
      'When does Askwell call my webhook?',
      `As soon as one of the events that you chose happens. If your server doesn’t answer, we try again for about ${webhookRetryHours()} hours. The list of deliveries shows every attempt.`,
      'Webhooks',
      'Retries of a webhook',
      'Webhook deliveries',
    ],
    [
      'How does my server check that a webhook is genuine?',
      'Decode the part of the secret after “whsec_” from base64. With it, compute an HMAC with SHA-256 over “webhook-id.webhook-timestamp.body”, and encode that in base64. Compare it with the part of the header webhook-signature after “v1,”. Libraries for Standard Webhooks do all of it.',
      'Verify the signature of a webhook',
      'Webhook secret',
    ],
  ],
});
