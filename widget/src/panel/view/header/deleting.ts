import type { Texts } from '../../texts/index.ts';
import { button, element, listen } from '../dom/element.ts';

type DeletingOptions = {
  texts: Texts;
  /** @returns whether it is gone */
  onDelete: () => Promise<boolean>;
  /** Deleted or kept: the question is over. */
  onOver: () => void;
};

/** Asks once more before the conversation goes for good; in the place of the composer. */
export const deletingView = ({ texts, onDelete, onOver }: DeletingOptions) => {
  const failure = element('p', { class: 'problem', role: 'alert' });
  const keep = button({ class: 'plain', onClick: onOver }, texts.keep);
  const confirm = button({ class: 'filled danger', onClick: () => remove() }, texts.confirmDelete);
  const node = element(
    'div',
    { class: 'ending', role: 'group', 'aria-label': texts.deleteTitle },
    element('p', { class: 'lead' }, texts.deleteTitle),
    element('p', { class: 'hint' }, texts.deleteHint),
    failure,
    element('div', { class: 'ways' }, keep, confirm),
  );
  const remove = async () => {
    confirm.disabled = true;
    failure.textContent = '';
    const isGone = await onDelete();
    confirm.disabled = false;
    if (isGone) onOver();
    else failure.textContent = texts.notDeleted;
  };
  listen(node, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onOver();
  });
  return {
    node,
    ask(): void {
      failure.textContent = '';
      keep.focus();
    },
  };
};
