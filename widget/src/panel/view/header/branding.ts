import type { PublicChatbot } from '@askwell/contracts';
import { isSafe } from '../../markdown/inline.ts';
import { fill, type Texts } from '../../texts/index.ts';
import { element } from '../dom/element.ts';

/** Whose work this is, where the owner's plan shows it. */
export const brandingView = (texts: Texts) => {
  const node = element('footer');
  return {
    node,
    paint({ branding }: PublicChatbot): void {
      node.hidden = branding === null;
      if (!branding || !isSafe(branding.url)) return;
      const link = { href: branding.url, target: '_blank', rel: 'noopener' };
      node.replaceChildren(element('a', link, fill(texts.poweredBy, branding.name)));
    },
  };
};
