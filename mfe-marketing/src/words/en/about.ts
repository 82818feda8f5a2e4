import { brand } from '@askwell/platform';

/** The about page. */
export const about = {
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
      'It began behind the counter of a small shop. The opening hours were on the door, on the website and in the auto-reply, and people still asked for them every day. The answer was always there. It was just never where the question was.',
      'So we put it there: in a small window on the website, phrased by a language model, and taken only from what the shop had written down. Where nothing was written down, the window said so. That part turned out to matter most. People trust an answer once they have seen an honest “I don’t know”.',
      'The shop’s owner did not want to learn how it works, and should not have to. It grew into a tool for people who know their trade better than their computer: write it down once, choose a color, paste one line.',
    ],
  },
  principles: {
    title: 'What we believe',
    list: [
      {
        title: 'Your words stay the source',
        text: 'A chatbot answers from what you wrote. It does not make up the rest.',
      },
      {
        title: 'A gap is good news',
        text: 'We show you every question without an answer. That is how a knowledge base gets better.',
      },
      {
        title: 'Visitors are guests',
        text: 'No tracking, no cookies, nothing stored before they write. Until it is opened, the widget is two kilobytes.',
      },
      {
        title: 'You can leave at any time',
        text: 'Export all your data as one file, or delete it for good. Each is one button.',
      },
    ],
  },
  callToAction: {
    title: 'Put your first answer on your website today',
    text: 'Or tell us what you’re planning, and we’ll look at it together.',
    start: 'Get Started Free',
    sales: 'Contact Sales',
  },
};
