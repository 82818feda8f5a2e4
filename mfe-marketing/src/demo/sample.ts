import type { Knowledge } from '@askwell/answers';
import type { PublicChatbot } from '@askwell/contracts';
import type { WordSet } from '@askwell/ui';

/** The text of a sample. The first of the FAQs answers the question that the page opens with. */
export type SampleWords = {
  name: string;
  subtitle: string;
  welcome: string;
  suggestions: string[];
  /** What the knowledge base is called beside the widget. */
  source: string;
  opening: string;
  faqs: Knowledge['faqs'][number][];
};

/** A sample before its text is known. */
export type SampleSource = {
  words: WordSet<SampleWords>;
  color: string;
  /**
   * The class of the same color, for the widget before it is live: our pages have no style
   * attributes.
   */
  tone: 'amber' | 'brick' | 'teal';
};

/**
 * A chatbot that needs no server: its knowledge, its look, and the exchange that the page opens
 * with.
 */
export type Sample = {
  chatbot: PublicChatbot;
  tone: SampleSource['tone'];
  source: string;
  faqs: readonly Knowledge['faqs'][number][];
  /** Loads the whole knowledge base, if `faqs` holds only its beginning. */
  loadFaqs?: () => Promise<readonly Knowledge['faqs'][number][]>;
  /** A question, and the position of the FAQ that answers it. */
  opening: { question: string; faq: number };
  /** The reply if no FAQ fits. */
  unknown: string;
};

/** The chatbot of a sample, with the product's defaults for the rest. */
export function sampleOf(
  { color, tone }: Pick<SampleSource, 'color' | 'tone'>,
  words: SampleWords,
  unknown: string,
): Sample {
  const { name, subtitle, welcome, suggestions, source, opening, faqs } = words;
  return {
    tone,
    source,
    faqs,
    unknown,
    opening: { question: opening, faq: 0 },
    chatbot: {
      id: 'sample',
      name,
      configuration: {
        primaryColor: color,
        secondaryColor: color,
        buttonSize: '60px',
        position: 'bottom-right',
        chatWindowTitle: name,
        widgetTitle: name,
        chatWindowSubtitle: subtitle,
        welcomeMessage: welcome,
        launcherIcon: 'chat',
        placeholder: '',
      },
      settings: { welcomeMessage: welcome, isActive: true, enableEmoji: true, enableTypingIndicator: true },
      logo: null,
      texts: [],
      suggestedQuestions: suggestions,
      handoff: { isOn: true },
      branding: null,
    },
  };
}
