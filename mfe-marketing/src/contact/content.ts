import { brand } from '@askwell/platform';

/** Every word of the contact page. */
export const content = {
  opening: {
    title: 'Write to us',
    lead: 'A question before you begin, something that does not work, or an idea: each message is read by a person.',
  },
  form: {
    title: 'Your message',
    name: 'Your Name*',
    email: 'Email Address*',
    subject: 'Subject*',
    message: 'Message*',
    send: 'Send Message',
    sending: 'Sending Message...',
    sent: "Message sent successfully! We'll get back to you soon.",
    failed: 'Failed to send message. Please try again.',
    kept: 'What you wrote is still here. Please check your connection.',
    slow: 'The server took too long to answer. What you wrote is still here.',
    required: '* These fields are needed.',
    another: 'Write another message',
    trap: 'Please leave this field empty',
  },
  errors: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    emailForm: 'Please enter a valid email address',
    subject: 'Please enter a subject',
    message: 'Please enter your message',
  },
  info: {
    email: { title: 'Email support', text: 'We answer within 24 hours.', address: brand.supportEmail },
    response: {
      title: 'During business hours',
      text: 'You have an answer in 2-4 hours.',
      hours: 'Mon-Fri, 9 AM-6 PM',
    },
  },
  questions: {
    title: 'Good to know',
    list: [
      {
        question: 'How soon do you answer?',
        answer:
          'In 2-4 hours during business hours (Mon-Fri, 9 AM-6 PM), and within 24 hours by email at all other times. Premium messages are answered first.',
      },
      {
        question: 'What kind of support do you offer?',
        answer:
          'Help with setting up a chatbot and putting it on your website, with your account and its payments, and with answers that are not as they should be. For the last, the address of the page and the question that was asked help us most.',
      },
      {
        question: 'Do you take on custom development?',
        answer:
          'Yes. If you need a connection to a system of yours, a deployment of your own or a feature that is missing, tell us what it should do and by when, and you get an honest estimate.',
      },
    ],
  },
};
