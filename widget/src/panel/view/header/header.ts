import type { PublicChatbot } from '@askwell/contracts';
import { button, element } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';
import { firstSign } from './first-sign.ts';
import { menuView, type MenuOptions } from './menu.ts';

type HeaderOptions = MenuOptions & { onClose: () => void };

/** Who the visitor talks to, the menu, and the way out. */
export const headerView = ({ onClose, ...options }: HeaderOptions) => {
  const avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' });
  // Each in its own direction, both where the panel's lines begin.
  const title = element('bdi');
  const subtitle = element('bdi');
  const second = element('p', {}, subtitle);
  const menu = menuView(options);
  const close = button(
    { class: 'round close', label: options.texts.close, onClick: onClose },
    glyph('close'),
  );

  return {
    node: element(
      'header',
      {},
      avatar,
      element('div', { class: 'titles' }, element('h2', {}, title), second),
      menu.opener,
      close,
      menu.box,
    ),
    paint({ configuration }: PublicChatbot): void {
      avatar.textContent = firstSign(configuration.widgetTitle);
      title.textContent = configuration.chatWindowTitle;
      subtitle.textContent = configuration.chatWindowSubtitle;
      second.hidden = !configuration.chatWindowSubtitle;
    },
    update: menu.update,
  };
};
