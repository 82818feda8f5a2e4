import type { Faq } from '@askwell/contracts';

/** What people ask before and after an order. */
export const orderFaqs: Faq[] = [
  {
    question: 'How much does delivery cost?',
    variants: ['What are the shipping costs?', 'Is delivery free?', 'How much is postage?'],
    answer:
      'Inside the United Kingdom **£3.20**, and free from £35. To the European Union it is £8.90, elsewhere £14.',
  },
  {
    question: 'How long does delivery take?',
    variants: ['When will my order arrive?', 'How fast do you ship?', 'Delivery time'],
    answer:
      'Orders before 14:00 leave the same day. In the United Kingdom they arrive in one to three working days, in Europe in four to seven.',
  },
  {
    question: 'Do you ship abroad?',
    variants: ['Do you deliver to Germany?', 'International shipping', 'Can you send tea to the US?'],
    answer:
      'Yes, to all of Europe, North America, Japan, Australia and New Zealand. Duties for orders to the EU are paid already; elsewhere the customs may ask for them.',
  },
  {
    question: 'How can I track my parcel?',
    variants: ['Where is my order?', 'I have no tracking number', 'Has my parcel been sent?'],
    answer:
      'You get an email with a tracking link when we hand your parcel over. Nothing there after two working days? Send us your order number and we look for it.',
  },
  {
    question: 'Can I change or cancel my order?',
    variants: ['I entered the wrong address', 'Cancel order', 'I want to add something to my order'],
    answer:
      'Until 14:00 on the day of the order, yes: reply to the confirmation with what should change. Once the parcel has left us, it can only be sent back.',
  },
  {
    question: 'Can I return tea?',
    variants: ['How do I send something back?', 'I do not like the tea', 'What is your return policy?'],
    answer:
      'Unopened bags and unused teaware can come back within 30 days. Put the order number in the parcel and send it to the address of the shop.',
  },
  {
    question: 'When do I get my money back?',
    variants: ['How long does a refund take?', 'Where is my refund?', 'Refund not received'],
    answer: 'Within five working days after your parcel has arrived here, by the same way that you paid.',
  },
  {
    question: 'My teapot arrived broken',
    variants: ['My order is damaged', 'Something is missing from my order', 'Wrong tea delivered'],
    answer:
      'We are sorry! Send a photo to hello@fernandkettle.example within two weeks. A new one leaves the next day, and you keep the broken one for your flowers.',
  },
  {
    question: 'Which payment methods do you accept?',
    variants: ['Can I pay with PayPal?', 'Do you take credit cards?', 'Can I pay by invoice?'],
    answer:
      'Online: cards, PayPal, Apple Pay and Google Pay. In the shop also cash. Cafés and offices can pay by invoice after their third order.',
  },
  {
    question: 'Do you sell gift cards?',
    variants: ['Do you have vouchers?', 'Can I buy a gift certificate?', 'How long is a voucher valid?'],
    answer:
      'From £10 to £200, printed on seed paper or by email within minutes. They hold for three years, online and in the shop.',
  },
  {
    question: 'Can you wrap it as a gift?',
    variants: ['Do you offer gift wrapping?', 'Can I add a card to my order?'],
    answer:
      'For £3 we wrap it in Japanese cotton cloth and add a handwritten card. Write your message in the note of the order.',
  },
  {
    question: 'Do you have a tea subscription?',
    variants: ['Can I get tea every month?', 'How does the subscription work?', 'Monthly tea box'],
    answer:
      'The **Kettle Box** brings three new teas each month for £18, delivery included. You can skip a month or stop at any time in your account.',
  },
  {
    question: 'How do I cancel my subscription?',
    variants: ['Stop the Kettle Box', 'Can I pause my tea subscription?', 'Skip a month'],
    answer:
      'In your account under Kettle Box: Skip, Pause or Cancel. A change before the 20th counts for the next month already.',
  },
  {
    question: 'Is there a discount for larger orders?',
    variants: ['Do you have a discount code?', 'Student discount', 'Do you have a loyalty card?'],
    answer:
      'From 500 g of one tea you pay 10 % less, from 1 kg 15 %. And the tenth pot in the shop is always on us.',
  },
  {
    question: 'Do you supply cafés and restaurants?',
    variants: ['Wholesale', 'I would like to sell your tea', 'Do you have trade prices?'],
    answer:
      'Yes, more than forty of them. Trade prices start at 2 kg a month, training for your team included. Write to trade@fernandkettle.example.',
  },
  {
    question: 'How can I reach a person?',
    variants: ['Can I talk to somebody?', 'What is your phone number?', 'Contact'],
    answer:
      'Call us on **0117 496 0117** while we are open, or write to hello@fernandkettle.example. Nadia, Tom or Priya answer, usually within a few hours.',
  },
];
