/** A public library: the sample chatbot of the landing page, and what it knows. */
export const library = {
  name: 'Library desk',
  subtitle: 'Answers at any hour',
  welcome: 'Hello! What would you like to know about the library?',
  suggestions: [
    'It’s midnight, can I drop off a book?',
    'I forgot to bring it back, what do I owe?',
    'Do you sell coffee?',
  ],
  source: 'The library’s FAQs',
  opening: 'Is anybody there on Sundays?',
  faqs: [
    {
      question: 'When are you open?',
      variants: ['What are your opening hours?', 'Are you open on Sunday or at the weekend?', 'closing time'],
      answer: 'Monday to Saturday from 9 to 19, Sundays from 11 to 16.',
    },
    {
      question: 'How do I get a library card?',
      variants: ['How can I become a member?', 'Sign up, join, register', 'Is the card free?'],
      answer: 'Bring an ID to the desk. It takes five minutes and it is free.',
    },
    {
      question: 'How long can I keep a book?',
      variants: [
        'How do I renew a loan?',
        'Can I extend it?',
        'When is it due?',
        'I need more time to finish reading',
      ],
      answer: 'Three weeks. You can renew it twice online, unless someone is waiting for it.',
    },
    {
      question: 'What does it cost to be late?',
      variants: ['How much is the fine or fee?', 'I forgot to bring it back, what do I owe?', 'overdue'],
      answer: '20 cents a day for each item, at most 5 euros. Children pay nothing.',
    },
    {
      question: 'Can I book a room?',
      variants: ['Is there a meeting or study room for a group?', 'Where can we work together quietly?'],
      answer: 'Yes, for up to two hours a day. Reserve it online with your card’s number.',
    },
    {
      question: 'Can I return books when you are closed?',
      variants: ['Where is the return box?', 'Can I drop something off at night, at midnight?'],
      answer: 'Yes. The box to the left of the main door takes returns day and night.',
    },
  ],
};
