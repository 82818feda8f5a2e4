/** The contact page. */
export const contact = {
  opening: {
    title: 'Write to us',
    lead: 'A question before you start, something that doesn’t work, or an idea: a person reads every message.',
  },
  form: {
    title: 'Your message',
    name: 'Your Name*',
    email: 'Email Address*',
    emailExample: 'you@example.com',
    subject: 'Subject*',
    message: 'Message*',
    send: 'Send Message',
    sending: 'Sending Message...',
    sent: "Message sent successfully! We'll get back to you soon.",
    failed: 'Failed to send message. Please try again.',
    hints: {
      network: 'Your message is still here. Please check your connection.',
      timeout: 'The server took too long to answer. Your message is still here.',
    },
    required: '* Required',
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
    title: 'Contact details',
    email: { title: 'Email support', text: 'We reply within 24 hours.' },
    response: {
      title: 'During business hours',
      text: 'We reply within 2-4 hours.',
      hours: 'Mon-Fri, 9 AM-6 PM',
    },
  },
  questions: {
    title: 'Good to know',
    list: [
      {
        question: 'How soon do you reply?',
        answer:
          'In 2-4 hours during business hours (Mon-Fri, 9 AM-6 PM), and within 24 hours by email at all other times. Premium messages come first.',
      },
      {
        question: 'What kind of support do you offer?',
        answer:
          'Help with setting up a chatbot and adding it to your website, with your account and payments, and with wrong answers. If an answer is wrong, send us the address of the page and the question.',
      },
      {
        question: 'Do you offer custom development?',
        answer:
          'Yes. If you need an integration, your own deployment or a missing feature, tell us what it should do and by when. We’ll send you an honest estimate.',
      },
    ],
  },
};
