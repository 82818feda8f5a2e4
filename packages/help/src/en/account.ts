import { plans } from '@askwell/contracts';
import type { HelpFacts, HelpTopic } from '../topic.ts';

export const privacy = (): HelpTopic => ({
  title: 'Privacy and security',
  entries: [
    [
      'Does the chat use cookies?',
      'No cookies and no tracking. The widget stores nothing until a visitor uses it; then it keeps a random number and the conversation, so that the chat continues on the next page.',
      'Cookie banner',
      'Do I need consent?',
      'Tracking',
    ],
    [
      'Does it comply with the GDPR?',
      'You can choose how long conversations are kept, export and delete everything, and visitors can delete their own conversation in the chat’s menu. We don’t sell data and don’t train models on it.',
      'Data protection',
      'GDPR',
      'Data processing agreement',
    ],
    [
      'Who sees the conversations of my visitors?',
      'You and the members of your account. To write a reply, the question and the matching parts of your knowledge base go to Google with your own key.',
      'Who has access to my data?',
      'Is the data sent to Google?',
    ],
    [
      'How long are conversations kept?',
      'As long as you choose for each chatbot: 30, 90 or 365 days, or until you delete them. The setting is Keep Conversations.',
      'Retention of chats',
      'Delete old conversations',
    ],
    [
      'Do you train AI on my data?',
      'No. We don’t train models on your data.',
      'Is my content used for training?',
    ],
  ],
});

export const account = ({ supportEmail }: HelpFacts): HelpTopic => ({
  title: 'Account and team',
  entries: [
    [
      'Can I invite my team?',
      `With Premium, an account has up to ${plans.premium.members} members, the owner included. Invite them under Profile, then Team, as admin, editor or agent.`,
      'Add a colleague',
      'Team members',
      'Roles',
      'Share access',
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
    [
      'Does it have two-step sign-in?',
      'Yes. Under Profile, then Security, turn on codes from an authenticator app, or add a passkey.',
      'Two-factor authentication',
      '2FA',
      'Passkeys',
    ],
    [
      'How do I change my email address?',
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
      'Is there an API?',
      'Yes, with Premium. Create a token under Profile, then Developers. The reference is at /api/docs, and webhooks tell your server what visitors ask.',
      'REST API',
      'Webhooks',
      'API token',
      'Zapier or Make',
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
