import type { Trade } from './trade.ts';

export const shop: Trade = {
  label: 'Online shop',
  details: {
    shipping: { label: 'Shipping costs', example: '$5, free from $50' },
    delivery: { label: 'Delivery time', example: '2 to 4 working days' },
    countries: { label: 'Countries you ship to', example: 'the US and Canada' },
    returns: { label: 'Return period', example: '30 days' },
  },
  faqs: [
    ['How much is shipping?', 'Shipping costs {shipping}.', 'What does delivery cost?', 'Is shipping free?'],
    [
      'How long does delivery take?',
      'Orders arrive within {delivery}.',
      'When will my order arrive?',
      'How fast do you ship?',
    ],
    [
      'Which countries do you ship to?',
      'We ship to {countries}.',
      'Do you ship abroad?',
      'Do you deliver internationally?',
    ],
    [
      'Can I return an item?',
      'You can return items within {returns}, unused and in their packaging. Write to {contact} to start a return.',
      'How do returns work?',
      'What is your return policy?',
    ],
    [
      'When do I get my refund?',
      'We refund the price to your way of payment as soon as we have received and checked the return.',
      'How long does a refund take?',
      'Where is my money?',
    ],
    [
      'Where is my order?',
      'The shipping email has a tracking link. If you don’t find it, write to {contact} with your order number.',
      'How can I track my parcel?',
      'My order has not arrived',
    ],
    [
      'Can I change or cancel my order?',
      'Yes, until it is packed. Write to {contact} with your order number as soon as you can.',
      'How do I cancel an order?',
      'I entered the wrong address',
    ],
    [
      'My item arrived damaged. What now?',
      'We are sorry. Send a photo and your order number to {contact}, and we replace or refund it.',
      'The product is broken',
      'I received the wrong item',
    ],
  ],
};
