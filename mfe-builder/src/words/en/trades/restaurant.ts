import type { Trade } from './trade.ts';

export const restaurant: Trade = {
  label: 'Restaurant or café',
  details: {
    booking: { label: 'How to book a table', example: 'by phone or on our website' },
    kitchen: { label: 'When the kitchen closes', example: '9:30 PM' },
    diets: { label: 'Dishes for special diets', example: 'vegetarian, vegan and gluten-free dishes' },
    groups: { label: 'Largest group', example: '20 people' },
  },
  faqs: [
    [
      'How can I book a table?',
      'You can book a table {booking}.',
      'Do I need a reservation?',
      'Can I reserve for tonight?',
    ],
    [
      'When does the kitchen close?',
      'The kitchen takes orders until {kitchen}.',
      'How late can I order food?',
      'When is last order?',
    ],
    [
      'Do you have vegan or vegetarian dishes?',
      'We have {diets}.',
      'Is there anything without meat?',
      'Do you have gluten-free food?',
    ],
    [
      'Do you cater to food allergies?',
      'Please tell us about allergies before you order. We tell you what is in each dish. Contact: {contact}.',
      'I have a nut allergy',
      'Which allergens are in your food?',
    ],
    [
      'Can we come as a large group?',
      'Yes, for up to {groups}. Please contact us first: {contact}.',
      'Do you host parties?',
      'Can I celebrate my birthday with you?',
    ],
    [
      'How do I change or cancel a reservation?',
      'Please tell us as early as you can: {contact}.',
      'I can’t come tonight',
      'Can I change the time of my booking?',
    ],
    [
      'Can I order takeaway?',
      'Yes. Order at {contact} and collect it at {address}.',
      'Do you do takeout?',
      'Can I pick up food?',
    ],
    [
      'Are children welcome?',
      'Yes, children are welcome at any time.',
      'Do you have high chairs?',
      'Is it family friendly?',
    ],
  ],
};
