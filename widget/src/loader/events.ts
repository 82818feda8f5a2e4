import type { AskwellEvent, AskwellEvents, Emit } from './api.ts';

/** Who on the page listens to the widget. The browser reports a listener that throws as the page's own error. */
export const createEvents = () => {
  const target = new EventTarget();
  const emit: Emit = (event, detail) => {
    target.dispatchEvent(new CustomEvent(event, { detail }));
  };
  const on = <Event extends AskwellEvent>(
    event: Event,
    listener: (detail: AskwellEvents[Event]) => void,
  ): (() => void) => {
    const listen = ({ detail }: CustomEventInit) => listener(detail);
    target.addEventListener(event, listen);
    return () => target.removeEventListener(event, listen);
  };
  return { on, emit };
};
