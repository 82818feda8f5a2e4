/** A question, its answer, and other wordings of the question. `{name}` stands for a detail. */
export type TemplateFaq = readonly [question: string, answer: string, ...wordings: string[]];

/** What the owners of one trade are asked. `details` are filled in by the owner, by their names. */
export type Trade = {
  label: string;
  details: Readonly<Record<string, { label: string; example: string }>>;
  faqs: readonly TemplateFaq[];
};

/** The details that every trade has. */
export const commonDetails = {
  hours: { label: 'Opening hours', example: 'Monday to Friday, 9 AM to 6 PM' },
  address: { label: 'Address', example: '12 Harbor Street, Portland' },
  contact: { label: 'Phone or email', example: 'hello@example.com, +1 555 0100' },
  payment: { label: 'Ways to pay', example: 'cash, all cards and PayPal' },
};

/** The questions that every trade is asked. */
export const commonFaqs: readonly TemplateFaq[] = [
  [
    'What are your opening hours?',
    'We are open {hours}.',
    'When are you open?',
    'Are you open today?',
    'Are you open on weekends?',
  ],
  [
    'Where are you located?',
    'You find us at {address}.',
    'What is your address?',
    'How do I get to you?',
    'Where can I find you?',
  ],
  [
    'How can I contact you?',
    'You can reach us at {contact}.',
    'What is your phone number?',
    'What is your email address?',
    'How do I get in touch?',
  ],
  [
    'How can I pay?',
    'We accept {payment}.',
    'Which payment methods do you accept?',
    'Do you take cards?',
    'Can I pay in cash?',
  ],
  [
    'I have a complaint. What can I do?',
    'We are sorry about that. Please write to us at {contact} and tell us what happened, so that we can put it right.',
    'I am not happy with your service',
    'How do I make a complaint?',
  ],
];
