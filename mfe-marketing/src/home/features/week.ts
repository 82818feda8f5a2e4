/** The week of the demonstration; the story is the day after the newsletter. */
export const week = [
  { name: 'Monday', messages: 64, topic: 'Where is my order?' },
  { name: 'Tuesday', messages: 58, topic: 'How do I change my address?' },
  { name: 'Wednesday', messages: 71, topic: 'Do you ship abroad?' },
  { name: 'Thursday', messages: 148, topic: 'Is the winter offer still on?' },
  { name: 'Friday', messages: 112, topic: 'Is the winter offer still on?' },
  { name: 'Saturday', messages: 47, topic: 'Do you deliver on Saturdays?' },
  { name: 'Sunday', messages: 39, topic: 'When do you open?' },
];
