import type { Texts } from '../../texts/index.ts';
import { element } from '../dom/element.ts';
import { questionButtons } from './question-buttons.ts';

/** Questions that are close to the visitor's last one; a button asks one of them. */
export const didYouMeanView = (texts: Texts, onAsk: (question: string) => void) => {
  const list = element('ul', { class: 'questions', role: 'list', 'aria-label': texts.didYouMean });
  const node = element('div', { class: 'did-you-mean' }, element('p', {}, texts.didYouMean), list);
  let shown: readonly string[] = [];
  return {
    node,
    update(questions: readonly string[]): void {
      node.hidden = questions.length === 0;
      if (questions === shown) return;
      shown = questions;
      list.replaceChildren(...questionButtons(questions, onAsk));
    },
  };
};
