import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';

/** Did this reply help? Two buttons that can be pressed one at a time. */
export const feedbackView = (texts: Texts, onFeedback: (helpful: boolean) => void) => {
  const choices = [true, false].map((helpful) => ({
    helpful,
    node: button(
      {
        class: helpful ? 'thumb' : 'thumb against',
        label: helpful ? texts.helpful : texts.notHelpful,
        onClick: () => onFeedback(helpful),
      },
      glyph('thumb'),
    ),
  }));
  return {
    node: element('span', { class: 'feedback' }, ...choices.map(({ node }) => node)),
    update(given: boolean | null): void {
      for (const { helpful, node } of choices) node.ariaPressed = String(given === helpful);
    },
  };
};
