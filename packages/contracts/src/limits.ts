/** The numbers that the server enforces and the clients show. */
export const limits = {
  oneTimeCode: { digits: 6, minutesValid: 10, attempts: 5, strangersAttempts: 50, resendSeconds: 60 },
  /** `attempts`: wrong codes until a sign-in starts again with the password. */
  twoStep: { recoveryCodes: 10, signInMinutes: 10, attempts: 5 },
  passkeys: 10,
  /** `sendings`: how often one invitation is mailed, the first time included. */
  invitation: { daysValid: 7, sendings: 4 },
  password: { minimum: 6 },
  chatbot: {
    name: 100,
    description: 500,
    instructions: 1000,
    title: 60,
    subtitle: 120,
    placeholder: 60,
    welcomeMessage: 1000,
    allowedDomains: 50,
    suggestedQuestion: 200,
  },
  /** `suggestions`: how many questions the widget offers to begin with. */
  knowledgeBase: {
    faqs: 1000,
    question: 500,
    answer: 4000,
    variants: 20,
    dataBytes: 1_000_000,
    dataDepth: 30,
    dataValues: 10_000,
    /**
     * What one index can hold in memory; a text of two million characters in English uses some
     * 25,000.
     */
    distinctWords: 250_000,
    distinctWordsInQuestions: 50_000,
    suggestions: 4,
  },
  /** `pixels`: of the longer side. `size`: the side of the square that is stored, in pixels. */
  logo: { uploadBytes: 5_000_000, pixels: 4096, size: 192, bytes: 65_536 },
  message: { characters: 2000, perConversation: 200 },
  /** `messages`: of all sides, in the part of a conversation that people take part in. */
  handoff: { messages: 1000, notes: 200, exceptions: 60, intervals: 6, replyMinutes: 10_080 },
  /** The visitor's identity as a page gives it, in characters. */
  visitor: { name: 100, email: 254, userId: 100, hash: 128 },
  request: { timeoutMs: 30_000, bodyBytes: 256 * 1024, knowledgeBaseBytes: 2 * 1024 * 1024 },
} as const;

/**
 * What each plan holds. `members` includes the owner. `customization`: a logo, an icon of the chat
 * button and texts in other languages. A message is a visitor's message; months are
 * calendar months in UTC.
 */
export const plans = {
  free: {
    chatbots: 1,
    messagesPerMonth: 100,
    members: 1,
    branding: true,
    apiAccess: false,
    customization: false,
  },
  premium: {
    chatbots: 10,
    messagesPerMonth: 10_000,
    members: 5,
    branding: false,
    apiAccess: true,
    customization: true,
  },
} as const;

/** How many days before its end a year of Premium can be followed by the next one. */
export const renewalDays = 30;

/**
 * The pauses in seconds after each attempt of a webhook's delivery that failed; after the last
 * there is no other.
 */
export const webhookPauses = [30, 120, 900, 3600, 14_400, 43_200] as const;

/** For how many full hours a webhook's delivery is tried again. */
export const webhookRetryHours = (): number =>
  Math.floor(webhookPauses.reduce<number>((sum, pause) => sum + pause, 0) / 3600);
