import type { AskwellEvent, Emit, Listener } from './api.ts';

/**
 * Written as a method, whose parameter TypeScript compares both ways: each listener stands under
 * its own event.
 */
type Heard = { listener(detail: object): void }['listener'];

/**
 * Who on the page listens to the widget. The browser reports a listener that throws as the page's
 * own error.
 */
export const createEvents = () => {
  const heard = new Map<AskwellEvent, Set<Heard>>();
  const off = <Event extends AskwellEvent>(event: Event, listener: Listener<Event>): void => {
    heard.get(event)?.delete(listener);
  };
  const on = <Event extends AskwellEvent>(event: Event, listener: Listener<Event>): (() => void) => {
    heard.set(event, (heard.get(event) ?? new Set()).add(listener));
    return () => off(event, listener);
  };
  const emit: Emit = (event, detail) =>
    heard.get(event)?.forEach((listener) => queueMicrotask(() => listener(detail)));
  return { on, off, emit };
};
