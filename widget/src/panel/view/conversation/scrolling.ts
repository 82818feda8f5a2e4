import type { Texts } from '../../texts/index.ts';
import { button, element, listen } from '../dom/element.ts';
import { safely } from '../dom/safely.ts';
import { glyph } from '../dom/icons.ts';

/** Within so many pixels of the end, a reader counts as being at the end. */
const near = 48;
/** The label of a field, above it. */
const labelHeight = 32;
/** Above the newest reply, when it begins at the top. */
const margin = 8;

/** How far the second begins below the first. */
const distance = (first: Element, second: Element): number =>
  second.getBoundingClientRect().top - first.getBoundingClientRect().top;

/**
 * A box that starts with the greeting, then follows what is said as long as the reader is at its
 * end, and offers a way back when not. It stops following where the newest reply would leave it at
 * the top, so that a reader sees where it begins.
 */
export const scrollingView = (texts: Texts, content: HTMLElement) => {
  const box = element(
    'div',
    // A log for who reads it line by line; what is new is said by the announcer, once.
    { class: 'scroll', tabindex: '0', role: 'log', 'aria-live': 'off', 'aria-label': texts.conversation },
    content,
  );
  const jump = button({ class: 'jump', label: texts.newest, onClick: () => toEnd(true) }, glyph('down'));
  let isAtEnd = false;
  let hasBegun = false;
  let top = 0;
  let height = 0;
  /** Never scrolls back: a reader may be further down in a long reply. */
  const toEnd = (isWhole = false) => {
    isAtEnd = true;
    jump.hidden = true;
    const reply = isWhole ? undefined : [...content.querySelectorAll('.bubble:not([hidden])')].at(-1);
    const start = reply ? box.scrollTop + distance(box, reply) - margin : box.scrollHeight;
    box.scrollTop = Math.max(box.scrollTop, Math.min(start, box.scrollHeight));
    // On a phone there is little room above the keyboard: what is being filled in stays in sight.
    const field = content.querySelector('input:focus, textarea:focus');
    const above = field ? labelHeight - distance(box, field) : 0;
    if (above > 0) box.scrollTop -= above;
  };
  const toStart = () => {
    isAtEnd = false;
    box.scrollTop = 0;
  };
  const follow = () => {
    if (isAtEnd) toEnd();
  };
  jump.hidden = true;
  listen(box, 'scroll', () => {
    // Only who scrolls back leaves the end. It also moves away by itself when a message comes, and
    // the place moves back when one goes.
    const isBack = box.scrollTop < top && box.scrollHeight >= height;
    top = box.scrollTop;
    height = box.scrollHeight;
    const isNear = height - top - box.clientHeight < near;
    isAtEnd = isNear || (isAtEnd && !isBack);
    jump.hidden = isAtEnd;
  });
  const sizes = new ResizeObserver(safely(follow));
  sizes.observe(content);
  sizes.observe(box);
  return {
    node: element('div', { class: 'body' }, box, jump),
    toEnd,
    /** Shows the beginning until something was said, then the end. */
    update(begun: boolean): void {
      if (begun === hasBegun) return;
      hasBegun = begun;
      if (begun) toEnd();
      else toStart();
    },
    stop: () => sizes.disconnect(),
  };
};
