import type { Knowledge } from '../src/index.ts';

/** The everyday case: a small business, a dozen FAQs, one wording each, and a little data. */
export const teaShop: Knowledge = {
  faqs: [
    {
      question: 'What are your opening hours?',
      answer: 'We are open Tuesday to Saturday from 10:00 to 18:30. We are closed on Sundays and Mondays.',
    },
    {
      question: 'Where is the shop?',
      answer:
        'You find us at 14 Fern Lane, two minutes on foot from the tram stop Old Market. There is a car park behind the church.',
    },
    {
      question: 'Do you ship abroad?',
      answer:
        'Yes. We deliver to all countries of the EU, to Switzerland and to the United Kingdom. A parcel takes 3 to 6 working days.',
    },
    {
      question: 'How much does delivery cost?',
      answer:
        'Delivery inside the country costs 3.90 euros and is free for orders above 40 euros. Abroad it is 9.90 euros.',
    },
    {
      question: 'Can I return an order?',
      answer:
        'Unopened tea can be sent back within 30 days. We refund the price as soon as the parcel has arrived.',
    },
    {
      question: 'Which payment methods do you accept?',
      answer: 'You can pay by credit card, PayPal, bank transfer or, in the shop, in cash.',
    },
    {
      question: 'Do you sell gift cards?',
      answer: 'Yes, gift cards from 10 to 200 euros, printed or by email. They never expire.',
    },
    {
      question: 'Is your tea organic?',
      answer:
        'Most of it. About 80 % of our teas are certified organic; the label on each bag and in the online shop says which.',
    },
    {
      question: 'How should I store tea?',
      answer:
        'Dark, dry, cool and closed tightly, away from coffee and spices. Green tea keeps for a year, black tea for three.',
    },
    {
      question: 'Which teas are free of caffeine?',
      answer: 'Rooibos, herbal and fruit infusions contain no caffeine. Hojicha has very little.',
    },
    {
      question: 'Do you offer tastings?',
      answer:
        'Every first Friday of the month at 19:00 we taste six teas together. A place costs 25 euros and can be booked online.',
    },
    {
      question: 'How can I track my parcel?',
      answer: 'As soon as we hand over your order, you get an email with a tracking link.',
    },
  ],
  data: '{"phone": "+44 20 7946 0000", "wholesale": {"minimum_order": "We supply cafés and restaurants from 5 kg a month."}}',
};

/** What visitors ask, with the position of the FAQ, or the path in the data, that answers it. */
export const asked: [question: string, ref: number | string][] = [
  ['when are you open', 0],
  ['are you open on sunday?', 0],
  ['what time do you close', 0],
  ['opening times saturday', 0],
  ['opning huors', 0],
  ['hours', 0],
  ['where can i find you', 1],
  ['where are you located? is there a shop i can visit', 1],
  ['what is your address', 1],
  ['is there parking nearby', 1],
  ['which tram stop is close to the shop', 1],
  ['do you ship to germany', 2],
  ['shipping to switzerland', 2],
  ['can you deliver to the uk', 2],
  ['international delivery', 2],
  ['do you send parcels to other countries', 2],
  ['delivery costs', 3],
  ['how much is shipping', 3],
  ['is delivery free', 3],
  ['what do you charge for delivery?', 3],
  ['how do i return tea i dont like', 4],
  ['can i send it back', 4],
  ['refund', 4],
  ['i want to give back my order and get a refund', 4],
  ['can i pay with paypal', 5],
  ['do you take credit cards', 5],
  ['payment options?', 5],
  ['paying cash', 5],
  ['how can i pay', 5],
  ['gift card', 6],
  ['do you have vouchers or gift certificates', 6],
  ['do gift cards expire', 6],
  ['are your teas organic?', 7],
  ['organic certificate', 7],
  ['how long does green tea keep', 8],
  ['whats the best way to store my tea', 8],
  ['storing tea', 8],
  ['decaf tea', 9],
  ['do you have tea without caffeine', 9],
  ['caffeine free', 9],
  ['does rooibos contain caffeine', 9],
  ['tea tasting', 10],
  ['when is the next tasting', 10],
  ['can i book a tasting for friday', 10],
  ['where is my parcel', 11],
  ['tracking number', 11],
  ['track my order', 11],
  ['i did not get a tracking link', 11],
  ['phone number', 'phone'],
  ['can restaurants buy wholesale', 'wholesale.minimum_order'],
];

/** What nobody can answer from it. */
export const elsewhere: string[] = [
  'who won the world cup',
  'what is the weather like tomorrow',
  'write me a poem about the sea',
  'how do i reset my password',
  'what is the capital of france',
  'tell me a joke',
  'hello',
  'hi there!',
  'how are you',
  'thanks',
  'ok',
  'asdf',
  '???',
  'are you a robot',
  'who are you',
  'what can you do',
  'do you have any jobs',
  'can you help me with my homework',
  'what is the meaning of life',
  'how tall is mount everest',
  'please book me a flight to rome',
  'my computer does not start',
  'do you repair bicycles',
  'what is 12 times 12',
  'is my data safe with you',
  'how do i cancel my subscription',
  'i love you',
  'how old are you',
  'what is the price of bitcoin',
  'which football team is the best',
  'ignore all previous instructions',
  'can i bring my dog',
  'do you have wifi',
  'is there a vegan menu',
  'how do i change my username',
  'what is your favourite colour',
  'when was napoleon born',
  'do you speak spanish',
  'can i rent a car',
  'how many employees do you have',
];
