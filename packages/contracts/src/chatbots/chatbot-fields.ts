import { z } from 'zod';
import { limits } from '../limits.ts';
import { OpeningExceptions, OpeningWeek, workWeek } from '../inbox/office-hours.ts';
import { TimeZone } from '../contract/fields.ts';
import { visitorLanguages } from '../visitor-languages.ts';
import { column, field } from '../contract/record-of-fields.ts';

const { chatbot, knowledgeBase } = limits;

export const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export const Position = z.enum(positions);
export type Position = z.infer<typeof Position>;

/** What the chat button shows: a drawn icon, or the chatbot's logo. */
export const launcherIcons = ['chat', 'question', 'sparkle', 'headset', 'logo'] as const;
export const LauncherIcon = z.enum(launcherIcons, 'Please choose one of the icons');
export type LauncherIcon = z.infer<typeof LauncherIcon>;

/** The tone of replies. */
export const tones = ['friendly', 'neutral', 'formal'] as const;
export const Tone = z.enum(tones, 'Please choose a friendly, neutral or formal tone');
export type Tone = z.infer<typeof Tone>;

/** The length of replies. */
export const answerLengths = ['short', 'standard', 'detailed'] as const;
export const AnswerLength = z.enum(answerLengths, 'Please choose short, standard or detailed answers');
export type AnswerLength = z.infer<typeof AnswerLength>;

/** How long after its last message a conversation is deleted. */
export const retentions = ['30d', '90d', '365d', 'forever'] as const;
export const Retention = z.enum(retentions, 'Please choose 30, 90 or 365 days, or to keep conversations');
export type Retention = z.infer<typeof Retention>;

const Name = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(chatbot.name, `A name holds at most ${chatbot.name} characters`);
const Description = z
  .string()
  .trim()
  .max(chatbot.description, `A description holds at most ${chatbot.description} characters`);
const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color such as #667eea');
const Instructions = z
  .string()
  .trim()
  .max(chatbot.instructions, `Instructions hold at most ${chatbot.instructions} characters`);
/** In CSS pixels, with the unit. */
const ButtonSize = z
  .string()
  .regex(/^(4[4-9]|[5-8]\d|9[0-6])px$/, 'Please choose a size between 44px and 96px');
const Title = z.string().trim().max(chatbot.title, `A title holds at most ${chatbot.title} characters`);
const Subtitle = z
  .string()
  .trim()
  .max(chatbot.subtitle, `A subtitle holds at most ${chatbot.subtitle} characters`);
const WelcomeMessage = z
  .string()
  .trim()
  .max(chatbot.welcomeMessage, `A welcome message holds at most ${chatbot.welcomeMessage} characters`);
const Placeholder = z
  .string()
  .trim()
  .max(chatbot.placeholder, `A placeholder holds at most ${chatbot.placeholder} characters`);
/** The owner's texts for the visitors of one language; an empty one is not translated. */
const OwnTexts = z.object({
  language: z.enum(visitorLanguages, 'Please choose one of the languages'),
  chatWindowTitle: Title,
  chatWindowSubtitle: Subtitle,
  welcomeMessage: WelcomeMessage,
  placeholder: Placeholder,
});
export type OwnTexts = z.infer<typeof OwnTexts>;
/** A host name; with `*.` in front, all its subdomains. */
const AllowedDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
    'Please enter a domain such as example.com or *.example.com',
  );
const SuggestedQuestion = z
  .string()
  .trim()
  .min(1, 'Please enter a question')
  .max(
    chatbot.suggestedQuestion,
    `A suggested question holds at most ${chatbot.suggestedQuestion} characters`,
  );

const defaultWelcomeMessage = 'Hello! How can I help you today?';

/** How the widget looks. */
const configurationFields = {
  primaryColor: field(Color, '#667eea'),
  secondaryColor: field(Color, '#764ba2'),
  buttonSize: field(ButtonSize, '60px'),
  position: field(Position, 'bottom-right'),
  chatWindowTitle: field(Title, 'Chat with us!'),
  widgetTitle: field(Title, 'AI Assistant'),
  chatWindowSubtitle: field(Subtitle, "We're here to help"),
  welcomeMessage: field(WelcomeMessage, defaultWelcomeMessage),
  launcherIcon: field(LauncherIcon, 'chat'),
  /** In the field where visitors write; empty means the widget's own text. */
  placeholder: field(Placeholder, ''),
};

const settingsFields = {
  welcomeMessage: field(WelcomeMessage, defaultWelcomeMessage),
  isActive: field(z.boolean(), true),
  enableEmoji: field(z.boolean(), true),
  enableTypingIndicator: field(z.boolean(), true),
};

const replyMinutes = `Please enter minutes, at most ${limits.handoff.replyMinutes}`;

/** How visitors reach a person. */
const handoffFields = {
  /** Visitors may ask for a person. */
  isOn: field(z.boolean(), true),
  /** The chatbot answers while a visitor waits for a person. */
  answersWhileWaiting: field(z.boolean(), false),
  /** How long a reply usually takes, until there are figures; 0 says nothing about it. */
  replyMinutes: field(
    z.int(replyMinutes).min(0, replyMinutes).max(limits.handoff.replyMinutes, replyMinutes),
    0,
  ),
  /** People answer in the opening hours below; else at any time. */
  hasHours: field(z.boolean(), false),
  timeZone: field(TimeZone, 'UTC'),
  week: field(OpeningWeek, workWeek),
  exceptions: field(OpeningExceptions, []),
};

const HandoffSettings = z.object(column(handoffFields, 'schema'));
export type HandoffSettings = z.infer<typeof HandoffSettings>;

const Configuration = z.object(column(configurationFields, 'schema'));
export type Configuration = z.infer<typeof Configuration>;

const Settings = z.object(column(settingsFields, 'schema'));
export type Settings = z.infer<typeof Settings>;

/**
 * Every field of a chatbot that its owner sets, but the knowledge base, which is stored apart. The
 * draft, the change, the stored, the presented and the public shape derive from this record, and so
 * do merging and comparing: a field is declared here and nowhere else.
 */
export const chatbotFields = {
  name: field(Name, ''),
  /** For the owner and the team; neither visitors nor the model get it. */
  description: field(Description, ''),
  /** The chatbot's role and how it answers, as the model gets it. */
  instructions: field(Instructions, ''),
  tone: field(Tone, 'friendly'),
  answerLength: field(AnswerLength, 'standard'),
  configuration: {
    schema: Configuration,
    draft: z.object(column(configurationFields, 'draft')).prefault({}),
    change: Configuration.partial(),
    initial: column(configurationFields, 'initial'),
  },
  settings: {
    schema: Settings,
    draft: z.object(column(settingsFields, 'draft')).prefault({}),
    change: Settings.partial(),
    initial: column(settingsFields, 'initial'),
  },
  handoff: {
    schema: HandoffSettings,
    draft: z.object(column(handoffFields, 'draft')).prefault({}),
    change: HandoffSettings.partial(),
    initial: column(handoffFields, 'initial'),
  },
  /** The websites that may show the widget; empty means any. */
  allowedDomains: field(
    z
      .array(AllowedDomain)
      .max(chatbot.allowedDomains, `A chatbot has at most ${chatbot.allowedDomains} domains`),
    [],
  ),
  /**
   * The questions that the widget offers first; empty means the first questions of the knowledge
   * base.
   */
  suggestedQuestions: field(
    z
      .array(SuggestedQuestion)
      .max(knowledgeBase.suggestions, `A chatbot suggests at most ${knowledgeBase.suggestions} questions`),
    [],
  ),
  /** The widget's texts for visitors of other languages, each language once. */
  texts: field(
    z
      .array(OwnTexts)
      .max(visitorLanguages.length, `A chatbot has texts in at most ${visitorLanguages.length} languages`)
      .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
        error: 'Each language can be added once',
      }),
    [],
  ),
  /** Replies are the owner's answers word for word, never the model's text. */
  exactAnswers: field(z.boolean(), false),
  /** Visitors see the sources of a reply. */
  showSources: field(z.boolean(), true),
  retention: field(Retention, 'forever'),
};

const ChatbotFields = z.object(column(chatbotFields, 'schema'));
export type ChatbotFields = z.infer<typeof ChatbotFields>;

/** The fields of a new chatbot. */
export const chatbotDefaults: ChatbotFields = column(chatbotFields, 'initial');
