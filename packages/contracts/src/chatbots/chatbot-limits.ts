/** The limits of chatbots, conversations and calls. */

export const chatbot = {
  name: 100,
  description: 500,
  instructions: 1000,
  title: 60,
  subtitle: 120,
  placeholder: 60,
  welcomeMessage: 1000,
  allowedDomains: 50,
  suggestedQuestion: 200,
} as const;
/** `suggestions`: how many questions the widget offers to begin with. */
export const knowledgeBase = {
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
} as const;
/** `pixels`: of the longer side. `size`: the side of the square that is stored, in pixels. */
export const logo = { uploadBytes: 5_000_000, pixels: 4096, size: 192, bytes: 65_536 } as const;
export const message = { characters: 2000, perConversation: 200 } as const;
/** `messages`: of all sides, in the part of a conversation that people take part in. */
export const handoff = {
  messages: 1000,
  notes: 200,
  exceptions: 60,
  intervals: 6,
  replyMinutes: 10_080,
} as const;
/** The visitor's identity as a page gives it, in characters. */
export const visitor = { name: 100, email: 254, userId: 100, hash: 128 } as const;
export const request = {
  timeoutMs: 30_000,
  bodyBytes: 256 * 1024,
  knowledgeBaseBytes: 2 * 1024 * 1024,
} as const;
