import type { TokenExpiry, TokenScope, WebhookDelivery } from '@askwell/contracts';

const expiries = {
  '30d': '30 days',
  '90d': '90 days',
  '365d': 'One year',
  never: 'Until it is revoked',
} satisfies Record<TokenExpiry, string>;

const scopes = {
  read: { label: 'Read', help: 'Chatbots, conversations and analytics.' },
  write: { label: 'Write', help: 'Create, change, deploy and delete chatbots.' },
  ask: { label: 'Ask', help: 'Ask chatbots questions, which count against your plan.' },
  inbox: { label: 'Inbox', help: 'Read the inbox and reply to visitors.' },
} satisfies Record<TokenScope, { label: string; help: string }>;

const events = {
  'conversation.ended': 'A conversation has ended',
  'question.unanswered': 'A question was not answered',
  'contact.left': 'A visitor left an address',
  ping: 'Test',
} satisfies Record<WebhookDelivery['event'], string>;

/** The API tokens and webhooks of an account. */
export const developers = {
  premium: { title: 'Part of Premium', action: 'See the plans' },
  secret: {
    title: 'Copy it now',
    text: 'For your security, it is shown only once. Keep it like a password.',
    done: 'Done',
  },
  cancel: 'Cancel',
  tokens: {
    title: 'API tokens',
    docs: 'Read the documentation',
    lead: 'With a token, your own programs can manage your chatbots and ask them questions.',
    failed: 'Failed to load your tokens',
    list: 'Your tokens',
    empty: 'No tokens yet. Create one for each program that uses the API.',
    premium: 'With Premium, your programs can use the API.',
    create: 'Create token',
    creating: 'Creating...',
    createFailed: 'Failed to create the token',
    name: 'Token name',
    nameMissing: 'Please enter a name',
    nameExample: 'Nightly export',
    validFor: 'Valid for',
    expiries,
    scopesLabel: 'What it may do',
    scopes,
    scopesMissing: 'Please choose what the token may do',
    created: 'Your new token',
    copy: 'Copy token',
    expired: 'Expired',
    neverUsed: 'never used',
    lastUsed: (ago: string) => `last used ${ago}`,
    validUntil: (day: string) => `valid until ${day}`,
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke ${name}`,
    revoked: (name: string) => `Token "${name}" revoked`,
    revokeFailed: 'Failed to revoke the token',
    question: {
      title: (name: string) => `Revoke "${name}"?`,
      text: 'Programs that use this token stop working immediately. This can’t be undone.',
      action: 'Revoke token',
      busy: 'Revoking...',
    },
  },
  webhooks: {
    title: 'Webhooks',
    docs: 'How to receive webhooks',
    lead: 'We notify your server when something happens. Every request is signed.',
    failed: 'Failed to load your webhooks',
    list: 'Your webhooks',
    empty: 'No webhooks yet. Add the address of your server to receive what visitors ask.',
    premium: 'With Premium, we notify your own server of what visitors ask.',
    events,
    address: 'Address',
    addressInvalid: 'Please enter an address such as https://example.com/askwell',
    addressExample: 'https://example.com/askwell',
    which: 'Events to send',
    add: 'Add webhook',
    adding: 'Adding...',
    addFailed: 'Failed to add the webhook',
    secretOfNew: 'The secret of your new webhook',
    newSecret: 'The new secret',
    copySecret: 'Copy secret',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Resume',
    changeFailed: 'Failed to change the webhook',
    remove: 'Delete',
    removeFailed: 'Failed to delete the webhook',
    renew: 'Renew secret',
    renewFailed: 'Failed to renew the secret',
    questions: {
      delete: {
        title: 'Delete this webhook?',
        description: 'Your server is no longer notified. The log of deliveries is deleted too.',
        confirmLabel: 'Delete webhook',
      },
      renew: {
        title: 'Renew the secret?',
        description: 'From now on, requests are signed with the new secret. The old one stops working.',
        confirmLabel: 'Renew secret',
      },
    },
  },
  deliveries: {
    title: 'Deliveries',
    kept: 'The latest 50, kept for 30 days.',
    failed: 'Failed to load the deliveries',
    empty: 'Nothing has been sent yet.',
    test: 'Send a test',
    testFailed: 'Failed to send a test',
    sending: 'Sending...',
    again: 'Send again',
    againFailed: 'Failed to send it again',
    statuses: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    refused: (status: number) =>
      status >= 300 && status < 400
        ? `It answered ${status}. Redirects are not followed.`
        : `It answered ${status}.`,
    answered: (status: string, ms: number) => `answered ${status} in ${ms} ms`,
    next: (time: string) => `next attempt ${time}`,
  },
};
