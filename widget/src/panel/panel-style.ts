import type { PublicChatbot } from '@askwell/contracts';
import { contrast, mix, readable } from '../colours.ts';

/**
 * What the owner's choices mean for the panel: its corner, and the brand's colour as text on both
 * papers.
 */
export const panelStyle = ({ configuration: { primaryColor, position } }: PublicChatbot): string => {
  const [edge = 'bottom', side = 'right'] = position.split('-');
  const away = `calc(max(20px,env(safe-area-inset-${edge})) + var(--size) + 12px)`;
  const beside = `max(20px,env(safe-area-inset-${side}))`;
  return `:host{--link-light:${textOn('#f3f1ec', primaryColor, '#000000')};--link-dark:${textOn('#2b2926', primaryColor, '#ffffff')}}
.panel{${edge}:${away};${side}:${beside};transform-origin:${edge} ${side};--from:${edge === 'bottom' ? '10px' : '-10px'}}`;
};

/** The colour with as much black or white in it as makes it readable on that paper. */
const textOn = (paper: string, colour: string, towards: string): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, towards, share);
    if (contrast(paper, shade) >= readable) return shade;
  }
  return towards;
};
