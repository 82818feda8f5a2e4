import type { Texts } from '../texts/index.ts';
import { button, element } from './element.ts';

/** As many as fit below the welcome without scrolling. */
const most = 4;

/** What others ask: one press asks it too. */
export const suggestionsView = (texts: Texts, onAsk: (question: string) => void) => {
  const node = element('ul', { class: 'suggestions', 'aria-label': texts.suggestions });
  return {
    node,
    paint(questions: readonly string[]): void {
      const buttons = questions
        .slice(0, most)
        .map((question) =>
          button({ onClick: () => onAsk(question) }, element('span', { dir: 'auto' }, question)),
        );
      node.replaceChildren(...buttons.map((each) => element('li', {}, each)));
    },
    update(isFresh: boolean): void {
      node.hidden = !isFresh || !node.hasChildNodes();
    },
  };
};
