import type { Texts } from '../../texts/index.ts';
import { element } from '../dom/element.ts';
import { questionButtons } from './question-buttons.ts';

/** As many as fit below the welcome without scrolling. */
const most = 4;

/** What others ask: one press asks it too. */
export const suggestionsView = (texts: Texts, onAsk: (question: string) => void) => {
  const node = element('ul', {
    class: 'suggestions questions',
    role: 'list',
    'aria-label': texts.suggestions,
  });
  let shown = '';
  return {
    node,
    paint(questions: readonly string[]): void {
      const wanted = questions.join('\n');
      if (wanted === shown) return;
      shown = wanted;
      node.replaceChildren(...questionButtons(questions.slice(0, most), onAsk));
    },
    update(isFresh: boolean): void {
      node.hidden = !isFresh || !node.hasChildNodes();
    },
  };
};
