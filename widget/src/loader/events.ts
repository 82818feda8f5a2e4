import type { AskwellEvent, Emit, Listener } from './api.ts';

type Heard = { [Event in AskwellEvent]: Set<Listener<Event>> };

/** Who on the page listens to the widget. The browser reports a listener that throws as the page's own error. */
export const createEvents = () => {
  const heard: Heard = {
    ready: new Set(),
    open: new Set(),
    close: new Set(),
    message: new Set(),
    reply: new Set(),
    contact: new Set(),
    rating: new Set(),
  };
  // A page may ask for an event that there is not.
  const off = <Event extends AskwellEvent>(event: Event, listener: Listener<Event>): void => {
    heard[event]?.delete(listener);
  };
  const on = <Event extends AskwellEvent>(event: Event, listener: Listener<Event>): (() => void) => {
    heard[event]?.add(listener);
    return () => off(event, listener);
  };
  const emit: Emit = (event, detail) => {
    for (const listener of heard[event]) queueMicrotask(() => listener(detail));
  };
  return { on, off, emit };
};
