import type { Trade } from './trade.ts';

export const repair: Trade = {
  label: 'Repair or building trade',
  details: {
    area: { label: 'Area you serve', example: 'Portland and 30 miles around' },
    rates: { label: 'Prices', example: '$80 an hour plus travel' },
    emergency: { label: 'Emergency service', example: 'at any time at +1 555 0100' },
    warranty: { label: 'Warranty', example: 'two years' },
  },
  faqs: [
    ['Which area do you serve?', 'We work in {area}.', 'Do you come to my town?', 'How far do you travel?'],
    ['How much do you charge?', 'Our prices: {rates}.', 'What does it cost?', 'Is the visit free?'],
    ['Do you have an emergency service?', 'Yes, {emergency}.', 'It is urgent', 'Can you come right now?'],
    [
      'Can I get a quote?',
      'Yes. Send a description and photos to {contact}.',
      'How do I get an estimate?',
      'Is a quote free?',
    ],
    [
      'How soon can you come?',
      'Write to {contact} with your address and what has to be done. We suggest a date.',
      'When do you have time?',
      'Can you come this week?',
    ],
    [
      'Is there a warranty?',
      'Yes, {warranty} on our work.',
      'What if it breaks again?',
      'Do you guarantee your work?',
    ],
    [
      'Are you insured?',
      'Yes, we are insured for damage that we cause.',
      'What if something gets damaged?',
      'Are you licensed?',
    ],
    [
      'How do I cancel an appointment?',
      'Please tell us at least a day before: {contact}.',
      'I need to move the date',
      'I can’t be at home',
    ],
  ],
};
