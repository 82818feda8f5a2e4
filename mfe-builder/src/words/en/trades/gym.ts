import type { Trade } from './trade.ts';

export const gym: Trade = {
  label: 'Gym or studio',
  details: {
    prices: { label: 'Membership prices', example: '$39 a month' },
    trial: { label: 'Trial', example: 'one free visit' },
    cancellation: { label: 'Notice period', example: 'one month' },
    classes: { label: 'Classes', example: 'yoga, cycling and strength training' },
  },
  faqs: [
    [
      'How much is a membership?',
      'A membership costs {prices}.',
      'What are your prices?',
      'Are there discounts for students?',
    ],
    [
      'Can I try it first?',
      'Yes: {trial}. Register at {contact}.',
      'Is there a free trial?',
      'Can I come for a trial class?',
    ],
    [
      'How do I cancel my membership?',
      'Write to {contact}. The notice period is {cancellation}.',
      'I want to quit',
      'What is the notice period?',
    ],
    [
      'Which classes do you offer?',
      'We offer {classes}.',
      'Do you have yoga?',
      'Where is the class schedule?',
    ],
    [
      'Can I pause my membership?',
      'Yes, when you are ill or away for longer. Write to {contact}.',
      'I am injured',
      'Can I freeze my contract?',
    ],
    [
      'What should I bring?',
      'Bring sports clothes, clean shoes, a towel and something to drink.',
      'Do I need a towel?',
      'What should I wear?',
    ],
    [
      'Do you have personal trainers?',
      'Yes. Ask us for a first session: {contact}.',
      'Can someone show me how to train?',
      'How much is a trainer?',
    ],
    [
      'Do you have showers and lockers?',
      'Yes, both. Please bring a padlock for the locker.',
      'Can I shower there?',
      'Where can I put my bag?',
    ],
  ],
};
