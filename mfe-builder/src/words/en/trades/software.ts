import type { Trade } from './trade.ts';

export const software: Trade = {
  label: 'Software product',
  details: {
    prices: { label: 'Prices', example: 'from $9 a month' },
    trial: { label: 'Trial', example: '14 days, without a card' },
    integrations: { label: 'Integrations', example: 'Slack, Zapier and a REST API' },
    hosting: { label: 'Where data is stored', example: 'in the EU' },
  },
  faqs: [
    ['How much does it cost?', 'Our prices: {prices}.', 'What plans do you have?', 'Is there a free plan?'],
    ['Is there a free trial?', 'Yes: {trial}.', 'Can I try it first?', 'Do I need a credit card?'],
    [
      'How do I reset my password?',
      'Choose “Forgot password” on the sign-in page. We mail you a link.',
      'I can’t log in',
      'I forgot my password',
    ],
    [
      'How do I cancel my subscription?',
      'You can cancel in your account settings at any time. You keep access until the end of the paid period.',
      'How do I stop paying?',
      'Can I get a refund?',
    ],
    [
      'Which integrations do you have?',
      'We integrate with {integrations}.',
      'Do you have an API?',
      'Does it work with Slack?',
    ],
    [
      'Where is my data stored?',
      'Your data is stored {hosting}.',
      'Is my data safe?',
      'Are you GDPR compliant?',
    ],
    [
      'Can I export my data?',
      'Yes, in your account settings, at any time.',
      'How do I get my data out?',
      'Can I download everything?',
    ],
    [
      'I found a bug. Where do I report it?',
      'Write to {contact} with what you did, what happened, and a screenshot.',
      'Something is broken',
      'It does not work',
    ],
  ],
};
