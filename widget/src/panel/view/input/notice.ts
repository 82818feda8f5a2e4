import type { Phase } from '../../chat.ts';
import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';

/** One line above the composer for what concerns the whole conversation. */
export const noticeView = (texts: Texts, onTryAgain: () => void) => {
  const text = element('span');
  const again = button({ class: 'link', onClick: onTryAgain }, texts.tryAgain);
  const node = element('div', { class: 'notice', role: 'status' }, glyph('alert'), text, again);
  return {
    node,
    update(phase: Phase, isOnline: boolean): void {
      const notice = noticeOf(phase, isOnline, texts);
      node.hidden = notice === undefined;
      again.hidden = phase !== 'unreachable' || !isOnline;
      if (text.textContent !== notice) text.textContent = notice ?? '';
    },
  };
};

const noticeOf = (phase: Phase, isOnline: boolean, texts: Texts): string | undefined => {
  if (phase === 'unavailable') return texts.unavailable;
  if (!isOnline) return texts.offline;
  return phase === 'unreachable' ? texts.unreachable : undefined;
};
