import type { Trade } from './trade.ts';

export const salon: Trade = {
  label: 'Hair or beauty salon',
  details: {
    booking: { label: 'How to book', example: 'online or by phone' },
    prices: { label: 'Prices', example: 'haircuts from $35, coloring from $70' },
    cancellation: { label: 'Until when one can cancel', example: '24 hours before' },
    products: { label: 'Brands you use', example: 'vegan products' },
  },
  faqs: [
    [
      'How do I book an appointment?',
      'You can book {booking}.',
      'Can I book online?',
      'Do you have time this week?',
    ],
    ['What does a haircut cost?', 'Our prices: {prices}.', 'How much is coloring?', 'Can I see your prices?'],
    [
      'How do I cancel an appointment?',
      'Please tell us {cancellation} at the latest: {contact}.',
      'I can’t come',
      'Can I move my appointment?',
    ],
    [
      'Do you take walk-ins?',
      'If a chair is free, yes. To be sure, book {booking}.',
      'Can I come without an appointment?',
      'Do I need an appointment?',
    ],
    [
      'Which products do you use?',
      'We use {products}.',
      'Are your products vegan?',
      'Do you test on animals?',
    ],
    [
      'Can I buy a gift card?',
      'Yes, at our salon: {address}.',
      'Do you have vouchers?',
      'I want to give someone a treatment',
    ],
    [
      'How long does an appointment take?',
      'That depends on the treatment. We tell you when you book.',
      'How much time should I plan?',
      'How long is a haircut?',
    ],
    [
      'I am not happy with the result. What can I do?',
      'Please tell us within a week at {contact}, and we correct it.',
      'My color went wrong',
      'Can you fix my haircut?',
    ],
  ],
};
