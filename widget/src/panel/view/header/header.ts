import type { PublicChatbot } from '@askwell/contracts';
import { button, element } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';
import { faceView } from '../dom/face.ts';
import { menuView, type MenuOptions } from './menu.ts';

type HeaderOptions = MenuOptions & { onClose: () => void };

/** Who the visitor talks to, the menu, and the way out. */
export const headerView = ({ onClose, ...options }: HeaderOptions) => {
  const avatar = faceView('avatar');
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
      avatar.node,
      element('div', { class: 'titles' }, element('h2', {}, title), second),
      menu.opener,
      close,
      menu.box,
    ),
    paint(chatbot: PublicChatbot): void {
      const { configuration } = chatbot;
      avatar.paint(chatbot);
      title.textContent = configuration.chatWindowTitle;
      subtitle.textContent = configuration.chatWindowSubtitle;
      second.hidden = !configuration.chatWindowSubtitle;
    },
    update: menu.update,
  };
};
