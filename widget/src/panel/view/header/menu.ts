import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { glyph, type Shape } from '../dom/icons.ts';
import { popup } from '../dom/popup.ts';

export type MenuOptions = {
  texts: Texts;
  panel: HTMLElement;
  onOpen: () => void;
  onPerson: () => void;
  onRestart: () => void;
  onEnd: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** What can be done with the conversation as a whole. */
export const menuView = ({
  texts,
  panel,
  onOpen,
  onPerson,
  onRestart,
  onEnd,
  onDownload,
  onDelete,
}: MenuOptions) => {
  const opener = button(
    { class: 'round', label: texts.more, onClick: () => person.hidden || !box.hidden || onOpen() },
    glyph('more'),
  );
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
  const person = item('person', texts.talkToPerson, onPerson);
  const wait = element('p', { id: 'outlook' });
  person.setAttribute('aria-describedby', 'outlook');
  const restart = item('refresh', texts.newConversation, onRestart);
  const save = item('save', texts.download, onDownload);
  const end = item('star', texts.endConversation, onEnd);
  const remove = item('bin', texts.deleteConversation, onDelete);
  const box = element(
    'div',
    { class: 'menu', role: 'group', 'aria-label': texts.more },
    person,
    wait,
    restart,
    end,
    save,
    remove,
  );
  const menu = popup({ opener, box, columns: 1, within: panel });
  return {
    opener,
    box,
    /**
     * Before something was said there is only the person; nothing to end or to delete while a reply
     * is coming.
     */
    update: (
      hasConversation: boolean,
      canEnd: boolean,
      isReplying: boolean,
      canAsk: boolean,
      outlook: string,
    ): void => {
      wait.textContent = outlook;
      person.hidden = !canAsk;
      restart.hidden = save.hidden = !hasConversation;
      opener.hidden = !hasConversation && !canAsk;
      end.hidden = !canEnd;
      remove.hidden = isReplying || !hasConversation;
    },
  };
};
