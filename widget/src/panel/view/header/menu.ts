import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { glyph, type Shape } from '../dom/icons.ts';
import { popup } from '../dom/popup.ts';

export type MenuOptions = {
  texts: Texts;
  panel: HTMLElement;
  onRestart: () => void;
  onEnd: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** What can be done with the conversation as a whole. */
export const menuView = ({ texts, panel, onRestart, onEnd, onDownload, onDelete }: MenuOptions) => {
  const opener = button({ class: 'round', label: texts.more, onClick: () => {} }, glyph('more'));
  const item = (shape: Shape, text: string, choice: () => void) =>
    button(
      {
        onClick: () => {
          menu.close();
          choice();
        },
      },
      glyph(shape),
      text,
    );
  const end = item('star', texts.endConversation, onEnd);
  const remove = item('bin', texts.deleteConversation, onDelete);
  const box = element(
    'div',
    { class: 'menu', role: 'group', 'aria-label': texts.more },
    item('refresh', texts.newConversation, onRestart),
    end,
    item('save', texts.download, onDownload),
    remove,
  );
  const menu = popup({ opener, box, columns: 1, within: panel });
  return {
    opener,
    box,
    /**
     * Nothing to do before something was said; nothing to end or to delete while a reply is coming.
     */
    update: (hasConversation: boolean, canEnd: boolean, isReplying: boolean): void => {
      opener.hidden = !hasConversation;
      end.hidden = !canEnd;
      remove.hidden = isReplying;
    },
  };
};
