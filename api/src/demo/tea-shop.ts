import { chatbotDefaults, type ChatbotFields, type KnowledgeBase } from '@askwell/contracts';
import { orderFaqs } from './order-faqs.ts';
import { shopFaqs } from './shop-faqs.ts';

/** Fern & Kettle, a tea shop that does not exist. */
export const teaShop: ChatbotFields = {
  ...chatbotDefaults,
  name: 'Fern & Kettle',
  description: 'The chat on the website of the tea shop.',
  instructions: 'You help the visitors of a small tea shop with orders, opening hours and a good cup of tea.',
  configuration: {
    ...chatbotDefaults.configuration,
    primaryColor: '#2f6f4f',
    secondaryColor: '#1f5a56',
    chatWindowTitle: 'Ask Fern & Kettle',
    widgetTitle: 'Ask Fern & Kettle',
    chatWindowSubtitle: 'Tea, orders and the shop',
    welcomeMessage: 'Welcome to Fern & Kettle! What can I brew up for you?',
  },
  settings: {
    ...chatbotDefaults.settings,
    welcomeMessage: 'Welcome to Fern & Kettle! What can I brew up for you?',
  },
};

export const teaShopKnowledge: KnowledgeBase = {
  faqs: [...shopFaqs, ...orderFaqs].toSorted(byInterest),
  data: JSON.stringify(
    {
      shop: {
        founded: 2016,
        owners: 'Nadia Rahman and Tom Fletcher',
        dogs: 'Water bowls stand at the door.',
      },
      house_teas: [
        { name: 'Harbour Breakfast', kind: 'black, Assam and Kenya', price: '£6.80 for 100 g' },
        { name: 'Fern Green', kind: 'green, Sencha from Uji', price: '£11.20 for 100 g' },
        { name: 'Milk Oolong', kind: 'oolong, Alishan', price: '£13.50 for 100 g' },
        {
          name: 'Night Ferry',
          kind: 'rooibos with vanilla and orange, no caffeine',
          price: '£5.90 for 100 g',
        },
      ],
    },
    null,
    2,
  ),
};

/** The first questions are the ones that the widget offers. */
function byInterest(
  { question: one }: { question: string },
  { question: other }: { question: string },
): number {
  const first = [
    'What are your opening hours?',
    'How much does delivery cost?',
    'Which tea is good for beginners?',
    'Do you offer tastings?',
  ];
  const placeOf = (question: string) => (first.includes(question) ? first.indexOf(question) : first.length);
  return placeOf(one) - placeOf(other);
}
