import { sampleOf, type Sample } from '../demo/sample.ts';

type HelpSampleWords = {
  windowTitle: string;
  windowSubtitle: string;
  welcome: string;
  opening: string;
  openingAnswer: string;
  unknown: string;
  chips: string[];
};

/** Our own chatbot. Its FAQs, the help center, are loaded with the first question. */
export function helpSample(words: HelpSampleWords): Sample {
  const { windowTitle, windowSubtitle, welcome, opening, openingAnswer, unknown, chips } = words;
  const sample = sampleOf(
    { color: '#0c666c', tone: 'teal' },
    {
      name: windowTitle,
      subtitle: windowSubtitle,
      welcome,
      suggestions: chips.slice(0, 3),
      source: windowTitle,
      opening,
      faqs: [{ question: opening, answer: openingAnswer, variants: [] }],
    },
    unknown,
  );
  return { ...sample, loadFaqs };
}

const loadFaqs = async () => {
  const { faqsOf, helpWords } = await import(/* webpackChunkName: 'help' */ '@askwell/help');
  return faqsOf((await helpWords.load()) ?? helpWords.english);
};
