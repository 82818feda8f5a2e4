/**
 * The visitor's identity as the page gives it; shown to the chatbot's owner. `hash` proves
 * `userId`: the HMAC-SHA-256 of it in hexadecimal, made by the page's server with the chatbot's
 * identity secret.
 */
export type Visitor = { name?: string; email?: string; userId?: string | number; hash?: string };

/** What a page can listen to with `Askwell.on()`, and what its listener gets. */
export type AskwellEvents = {
  /**
   * The launcher is on the page; told to who listens from the queue, before the visitor can do
   * anything.
   */
  ready: object;
  open: object;
  close: object;
  /** The visitor sent a message, the chatbot's reply is complete, or a person has written. */
  message: { role: 'visitor' | 'bot' | 'agent'; text: string };
  /** The chatbot's reply is complete; `answered` is false where it had no answer. */
  reply: { text: string; answered: boolean };
  /** The visitor left an address to be answered to. */
  contact: { email: string };
  /** The visitor rated the conversation, from 1 to 5. */
  rating: { rating: number };
};
export type AskwellEvent = keyof AskwellEvents;
export type Listener<Event extends AskwellEvent> = (detail: AskwellEvents[Event]) => void;
export type Emit = <Event extends AskwellEvent>(event: Event, detail: AskwellEvents[Event]) => void;

/** `window.Askwell`: the one global that a page gets. No method of it throws. */
export type Askwell = {
  open(): void;
  close(): void;
  toggle(): void;
  /** Opens the panel and asks for a person, in the visitor's name. */
  handoff(): void;
  /** Goes along with the messages that follow. */
  identify(visitor: Visitor): void;
  /** @returns what stops the listening */
  on<Event extends AskwellEvent>(event: Event, listener: Listener<Event>): () => void;
  off<Event extends AskwellEvent>(event: Event, listener: Listener<Event>): void;
  /**
   * Runs a function with this API: now, or as soon as the loader is there, since a page may write
   * `(window.Askwell ||= []).push((askwell) => askwell.open())` before it.
   */
  push(command: Command): void;
  /** Takes the widget off the page, together with this global. */
  unmount(): void;
};
export type Command = (askwell: Askwell) => void;

declare global {
  interface Window {
    Askwell?: Askwell | (Command[] & { unmount?: never });
  }
}
