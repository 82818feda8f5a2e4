import { safely } from './safely.ts';

/** What an attribute can be; absent ones are left out. */
type Attributes = Record<string, string | undefined>;

/**
 * Makes an element. Strings become text nodes, whatever they hold; `innerHTML` is used nowhere in
 * the widget.
 */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
};

type Listener<Name extends keyof HTMLElementEventMap> = (event: HTMLElementEventMap[Name]) => unknown;

/** Listens like `addEventListener`, but never throws. */
export const listen = <Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name,
  listener: Listener<Name>,
): void => target.addEventListener(name, safely(listener));

/** A button; `label` names one that shows only an icon. */
export const button = (
  options: { class?: string; label?: string; onClick: () => unknown },
  ...children: (Node | string)[]
): HTMLButtonElement => {
  const made = element(
    'button',
    { type: 'button', class: options.class, 'aria-label': options.label, title: options.label },
    ...children,
  );
  listen(made, 'click', () => options.onClick());
  return made;
};
