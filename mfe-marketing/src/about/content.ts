import { brand } from '@askwell/platform';

/** Every word and figure of the about page. */
export const content = {
  opening: {
    title: 'We think every question deserves its answer',
    lead: `${brand.name} was founded in 2025 in ${brand.city}, India, by people who had answered the same five emails for years.`,
  },
  stats: [
    { figure: '1K+', label: 'active users' },
    { figure: '5K+', label: 'chatbots' },
    { figure: '1M+', label: 'conversations' },
    { figure: '99.9%', label: 'uptime' },
  ],
  story: {
    title: 'How it began',
    year: '2025',
    founded: `Founded in ${brand.city}`,
    paragraphs: [
      'It began behind the counter of a small shop. The opening hours stood on the door, on the website and in the mailbox’s automatic reply, and still somebody asked for them every day. The answer was always there. It was just never where the question was.',
      'So we put it there: in a small window on the website, worded by a language model, and taken from nothing but what the shop had written down itself. Where nothing was written down, the window said so. That last part turned out to matter most. People trust an answer when they have seen an honest “I don’t know”.',
      'The shop’s owner did not want to learn how it works, and should not have to. What grew out of it is a tool for everybody who knows their trade better than their computer: write it down once, choose a colour, paste two lines.',
    ],
  },
  principles: {
    title: 'What we hold on to',
    list: [
      {
        title: 'Your words stay the source',
        text: 'A chatbot answers from what you wrote. What you did not write, it does not invent.',
      },
      {
        title: 'A gap is good news',
        text: 'Every question without an answer is shown to you. That is how a knowledge base gets better.',
      },
      {
        title: 'Visitors are guests',
        text: 'No tracking, no cookies, nothing stored before they write. Until it is opened, the widget weighs two kilobytes.',
      },
      {
        title: 'You can leave at any time',
        text: 'All your data in one file, or gone for good, with a button for each.',
      },
    ],
  },
  callToAction: {
    title: 'Put your first answer on your website today',
    text: 'Or tell us what you are planning, and we look at it together.',
    start: 'Get Started Free',
    sales: 'Contact Sales',
  },
};
