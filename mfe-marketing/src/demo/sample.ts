import type { Knowledge } from '@askwell/answers';
import type { PublicChatbot } from '@askwell/contracts';

/** A chatbot that needs no server: what it knows, how it looks, and the exchange that a page opens with. */
export type Sample = {
  chatbot: PublicChatbot;
  /** The class of the same colour, for the widget before it lives: no document of ours may carry a style of its own. */
  tone: 'amber' | 'brick';
  /** What the knowledge base is called beside the widget. */
  source: string;
  faqs: readonly Knowledge['faqs'][number][];
  /** A question, and the position of the FAQ that answers it. */
  opening: { question: string; faq: number };
};

type Look = { name: string; subtitle: string; welcome: string; color: string; suggestions: string[] };

/** The chatbot of a sample, with the product's defaults for what a page need not choose. */
export const sampleChatbot = ({ name, subtitle, welcome, color, suggestions }: Look): PublicChatbot => ({
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
  },
  settings: { welcomeMessage: welcome, isActive: true, enableEmoji: true, enableTypingIndicator: true },
  suggestedQuestions: suggestions,
  branding: null,
});

/** What a sample says when none of its answers fits. */
export const unknownReply =
  'I can’t find that in my answers. On a real website I would now offer to pass the question on to a person.';
