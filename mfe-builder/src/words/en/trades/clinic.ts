import type { Trade } from './trade.ts';

export const clinic: Trade = {
  label: 'Medical or dental practice',
  details: {
    booking: { label: 'How to make an appointment', example: 'by phone or through our online calendar' },
    insurance: { label: 'Insurance you accept', example: 'all public and private insurance' },
    emergency: { label: 'What to do in an emergency', example: 'call 911' },
    bring: { label: 'What to bring', example: 'your insurance card and a list of your medication' },
  },
  faqs: [
    [
      'How do I make an appointment?',
      'You can make an appointment {booking}.',
      'Can I book online?',
      'I need to see a doctor',
    ],
    [
      'Which insurance do you accept?',
      'We accept {insurance}.',
      'Do you take my insurance?',
      'Is the treatment covered?',
    ],
    [
      'What should I do in an emergency?',
      'In an emergency, {emergency}. This chat can’t help with emergencies.',
      'It is urgent',
      'I have severe pain',
    ],
    [
      'What do I bring to my first visit?',
      'Please bring {bring}.',
      'I am a new patient',
      'What documents do I need?',
    ],
    [
      'How do I cancel or move an appointment?',
      'Please tell us at least a day before: {contact}.',
      'I can’t come to my appointment',
      'Can I reschedule?',
    ],
    [
      'Do you accept new patients?',
      'Yes. Please contact us for a first appointment: {contact}.',
      'Can I become a patient?',
      'Are you taking new patients?',
    ],
    [
      'How do I get a prescription?',
      'Please ask us at {contact}. We tell you when it is ready.',
      'I need a repeat prescription',
      'Can you renew my medication?',
    ],
    [
      'How do I get my test results?',
      'We discuss results with you in person or by phone. Call us at {contact}. We don’t send them through this chat.',
      'Are my results ready?',
      'When do I get my lab results?',
    ],
  ],
};
