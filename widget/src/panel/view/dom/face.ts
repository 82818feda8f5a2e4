import type { PublicChatbot } from '@askwell/contracts';
import { drawLogo } from '../../../logo.ts';
import { firstSign } from '../header/first-sign.ts';
import { element } from './element.ts';

/**
 * The chatbot's logo in a circle; without one, or until it is drawn, the first letter of its name.
 */
export const faceView = (className: string) => {
  const node = element('span', { class: className, 'aria-hidden': 'true' });
  let shown = '';
  const draw = async (logo: string) => {
    const drawn = await drawLogo(logo).catch(() => undefined);
    if (drawn && logo === shown) node.replaceChildren(drawn);
  };
  return {
    node,
    paint({ configuration, logo }: PublicChatbot): void {
      const wanted = logo ?? firstSign(configuration.widgetTitle);
      if (wanted === shown) return;
      shown = wanted;
      node.textContent = firstSign(configuration.widgetTitle);
      if (logo !== null) void draw(logo);
    },
  };
};
