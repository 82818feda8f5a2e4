import type { Trade } from './trade.ts';

export const courses: Trade = {
  label: 'School or courses',
  details: {
    courses: { label: 'Courses', example: 'English, Spanish and German, from beginner to advanced' },
    prices: { label: 'Prices', example: '$180 for ten lessons' },
    dates: { label: 'When courses start', example: 'on the first Monday of each month' },
    trial: { label: 'Trial lesson', example: 'free' },
  },
  faqs: [
    [
      'Which courses do you offer?',
      'We offer {courses}.',
      'What can I learn?',
      'Do you have courses for beginners?',
    ],
    ['How much is a course?', 'Our prices: {prices}.', 'What does it cost?', 'Are there discounts?'],
    [
      'When does the next course start?',
      'Courses start {dates}.',
      'When can I begin?',
      'What are the dates?',
    ],
    [
      'How do I register?',
      'Write to {contact} with the course and your name.',
      'How can I sign up?',
      'Where do I enroll?',
    ],
    [
      'Is there a trial lesson?',
      'Yes, a trial lesson is {trial}.',
      'Can I try it first?',
      'Can I visit a class?',
    ],
    [
      'Can I take part online?',
      'Please ask us which courses are online: {contact}.',
      'Do you have online classes?',
      'Can I learn from home?',
    ],
    [
      'What if I miss a lesson?',
      'You get the material of the lesson, and can ask the teacher in the next one.',
      'I am ill and can’t come',
      'Can I catch up on a class?',
    ],
    [
      'Do I get a certificate?',
      'Yes, at the end of the course.',
      'Is there an exam?',
      'Do you give certificates?',
    ],
  ],
};
