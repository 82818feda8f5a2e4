import { button, element } from '../dom/element.ts';

/** Questions as a list of buttons that ask them. */
export const questionButtons = (
  questions: readonly string[],
  onAsk: (question: string) => void,
): HTMLElement[] =>
  questions.map((question) =>
    element('li', {}, button({ onClick: () => onAsk(question) }, element('span', { dir: 'auto' }, question))),
  );
