import { listen } from '../dom/element.ts';

/** Escape closes the panel; while it fills the screen, Tab stays inside. */
export const panelKeys = (panel: HTMLElement, onClose: () => void): void => {
  listen(panel, 'keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) onClose();
    else if (event.key === 'Tab' && panel.classList.contains('full')) keepInside(panel, event);
  });
};

/**
 * What is typed into the widget is nobody else's: a page's shortcuts would take it for theirs,
 * since for the page the target is the widget's host, which is no field.
 */
export const keepFromPage = (panel: HTMLElement): void => {
  const own = ['keydown', 'keyup', 'keypress', 'input', 'paste', 'focusin', 'focusout'];
  for (const name of own) panel.addEventListener(name, (event) => event.stopPropagation());
};

const keepInside = (panel: HTMLElement, event: KeyboardEvent): void => {
  const stops = [
    ...panel.querySelectorAll<HTMLElement>('a[href],button,textarea,input,[tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  const isAtEdge = edge?.matches(':focus') || (event.shiftKey && panel.matches(':focus'));
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};
