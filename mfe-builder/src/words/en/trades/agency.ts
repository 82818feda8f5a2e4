import type { Trade } from './trade.ts';

export const agency: Trade = {
  label: 'Agency or consultancy',
  details: {
    services: { label: 'Services', example: 'websites, branding and online marketing' },
    rates: { label: 'Prices', example: 'projects from $3,000' },
    start: { label: 'When you can start', example: 'in about four weeks' },
    regions: { label: 'Where you work', example: 'worldwide, remotely' },
  },
  faqs: [
    [
      'What services do you offer?',
      'We offer {services}.',
      'What do you do?',
      'Can you help with my website?',
    ],
    [
      'How much does a project cost?',
      'Our prices: {rates}. After a first call you get a fixed offer.',
      'What are your rates?',
      'How expensive are you?',
    ],
    ['When can you start?', 'We can start {start}.', 'Are you available?', 'How soon can we begin?'],
    [
      'How does a project work?',
      'We begin with a call about your goals, then send an offer with steps and dates. You see the results of each step.',
      'What is your process?',
      'What happens after I contact you?',
    ],
    [
      'Can I see your work?',
      'Yes. Ask us for projects in your field: {contact}.',
      'Do you have references?',
      'Who are your clients?',
    ],
    ['Where do you work?', 'We work {regions}.', 'Do you work remotely?', 'Can we meet in person?'],
    [
      'Who owns the results?',
      'You do, once the final invoice is paid.',
      'Do I get the source files?',
      'Who has the rights?',
    ],
    [
      'Can I book a first call?',
      'Yes, it is free. Write to {contact} and suggest two dates.',
      'Can we talk?',
      'How do I get an offer?',
    ],
  ],
};
