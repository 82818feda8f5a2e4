import type { Trade } from './trade.ts';

export const hotel: Trade = {
  label: 'Hotel or guest house',
  details: {
    checkin: { label: 'Check-in', example: 'from 3 PM' },
    checkout: { label: 'Check-out', example: 'until 11 AM' },
    breakfast: { label: 'Breakfast', example: '7 to 10 AM, $15' },
    parking: { label: 'Parking', example: 'in our garage, $10 a night' },
    pets: { label: 'Pets', example: 'Dogs are welcome for $10 a night' },
  },
  faqs: [
    [
      'When is check-in?',
      'Check-in is {checkin}.',
      'How early can I arrive?',
      'What time can I get into my room?',
    ],
    [
      'When is check-out?',
      'Check-out is {checkout}.',
      'When do I have to leave the room?',
      'Can I check out late?',
    ],
    ['Is breakfast included?', 'Breakfast: {breakfast}.', 'When is breakfast?', 'How much is breakfast?'],
    ['Where can I park?', 'You can park {parking}.', 'Do you have parking?', 'What does parking cost?'],
    ['Can I bring my dog?', '{pets}.', 'Are pets allowed?', 'Do you accept animals?'],
    [
      'How do I cancel my booking?',
      'Write to {contact} with your booking number. The terms of your rate apply.',
      'Can I get a refund?',
      'What is your cancellation policy?',
    ],
    [
      'Can I leave my luggage?',
      'Yes, before check-in and after check-out, at the reception.',
      'Where can I store my bags?',
      'Do you keep luggage?',
    ],
    [
      'Do you have Wi-Fi?',
      'Yes, in every room. You get the password when you check in.',
      'Is there internet?',
      'What is the Wi-Fi password?',
    ],
  ],
};
