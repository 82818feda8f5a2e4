import type { PublicChatbot } from '@askwell/contracts';
import type { Texts } from '../texts/index.ts';
import { button, element } from './element.ts';
import { glyph } from './icons.ts';
import { popup } from './popup.ts';

type HeaderOptions = {
  texts: Texts;
  panel: HTMLElement;
  onClose: () => void;
  onRestart: () => void;
  onEnd: () => void;
};

/** Who the visitor talks to, and what can be done with the conversation as a whole. */
export const headerView = ({ texts, panel, onClose, onRestart, onEnd }: HeaderOptions) => {
  const avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' });
  const title = element('h2');
  const subtitle = element('p');
  const more = button({ class: 'round', label: texts.more, onClick: () => {} }, glyph('more'));
  const choose = (choice: () => void) => () => {
    menu.close();
    choice();
  };
  const restart = button({ onClick: choose(onRestart) }, glyph('refresh'), texts.newConversation);
  const end = button({ onClick: choose(onEnd) }, glyph('star'), texts.endConversation);
  const box = element('div', { class: 'menu', role: 'group', 'aria-label': texts.more }, restart, end);
  const menu = popup({ opener: more, box, columns: 1, within: panel });
  const close = button({ class: 'round close', label: texts.close, onClick: onClose }, glyph('close'));

  return {
    node: element(
      'header',
      {},
      avatar,
      element('div', { class: 'titles' }, title, subtitle),
      more,
      close,
      box,
    ),
    paint({ configuration }: PublicChatbot): void {
      avatar.textContent = firstSign(configuration.widgetTitle);
      title.textContent = configuration.chatWindowTitle;
      subtitle.textContent = configuration.chatWindowSubtitle;
      subtitle.hidden = !configuration.chatWindowSubtitle;
    },
    /** Nothing to end or to leave before something was said. */
    update(hasConversation: boolean, canEnd: boolean): void {
      more.hidden = !hasConversation;
      end.hidden = !canEnd;
    },
  };
};

/** The first letter as people count letters: one that is made of several code points, or an emoji, stays whole. */
const firstSign = (name: string): string => {
  for (const { segment } of new Intl.Segmenter().segment(name)) return segment;
  return '';
};
