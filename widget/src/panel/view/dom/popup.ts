import { listen } from './element.ts';

type PopupOptions = {
  opener: HTMLButtonElement;
  /** Holds nothing but buttons, in rows of `columns`. */
  box: HTMLElement;
  columns: number;
  /** Where a press outside the box is noticed. */
  within: HTMLElement;
};

/**
 * Makes a button open and close a box of buttons. Escape closes the box alone and gives the focus
 * back; a press anywhere else closes it; arrow keys move inside.
 */
export const popup = ({ opener, box, columns, within }: PopupOptions): { close: () => void } => {
  const buttons = () => [...box.querySelectorAll('button')].filter(({ hidden }) => !hidden);
  const show = (isOpen: boolean) => {
    box.hidden = !isOpen;
    opener.ariaExpanded = String(isOpen);
    if (isOpen) buttons()[0]?.focus();
  };
  const close = () => {
    show(false);
    opener.focus();
  };
  const move = (key: string) => {
    const forward = getComputedStyle(box).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
    const step = isAlong ? (key === forward ? 1 : -1) : key === 'ArrowDown' ? columns : -columns;
    const all = buttons();
    const now = all.findIndex((each) => each.matches(':focus'));
    all.at((now + step) % all.length)?.focus();
  };
  show(false);
  listen(opener, 'click', () => show(box.hidden === true));
  listen(within, 'pointerdown', (event) => {
    const path = event.composedPath();
    if (!path.includes(box) && !path.includes(opener)) show(false);
  });
  listen(box, 'keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key.startsWith('Arrow')) move(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { close };
};
