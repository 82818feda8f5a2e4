/** A bicycle workshop: the sample chatbot of the features page, and what it knows. */
export const workshop = {
  name: 'Spoke & Chain',
  subtitle: 'Ask the workshop',
  welcome: 'Hello! Ask me about repairs, prices and pick-up.',
  suggestions: ['My brakes squeak. Can you fix that?', 'Do I need an appointment?', 'Do you rent out tents?'],
  source: 'The workshop’s knowledge base',
  opening: 'How much do you take for a flat tire?',
  faqs: [
    {
      question: 'What does it cost to repair a puncture?',
      variants: ['How much for a flat tire?', 'price of a new inner tube', 'my tire has no air'],
      answer: '$18 with a new tube, done while you wait if you come before 4 PM.',
    },
    {
      question: 'Do you repair brakes?',
      variants: ['My brakes squeak', 'The brake does not grip any more', 'brake pads, disc brakes'],
      answer: 'Yes, rim and disc brakes. Adjusting costs $25, new pads are $12 a pair.',
    },
    {
      question: 'Do I have to make an appointment?',
      variants: ['Can I just walk in?', 'How do I book a repair?'],
      answer: 'Only for a full service. Bring everything else whenever we are open.',
    },
    {
      question: 'How long does a full service take?',
      variants: ['When can I pick up my bike after the service?', 'inspection, overhaul'],
      answer: 'Two working days. We send you a message when it is ready.',
    },
    {
      question: 'Do you repair electric bikes?',
      variants: ['e-bike motor or battery broken', 'Can you fix my pedelec?'],
      answer:
        'All of the bike, but not motor or battery: those go back to the maker, and we send them for you.',
    },
  ],
};
