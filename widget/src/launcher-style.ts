import type { PublicChatbot } from '@askwell/contracts';
import { brandOf } from './colours.ts';

/**
 * What the owner chose for the launcher, as CSS: colours made readable, size, and the corner of the
 * screen.
 */
export const launcherStyle = ({ configuration, logo }: PublicChatbot): string => {
  const { surface, solid, ink } = brandOf(configuration.primaryColor, configuration.secondaryColor);
  const corner = configuration.position
    .split('-')
    .map((side) => `${side}:max(20px,env(safe-area-inset-${side}))`)
    .join(';');
  const picture = configuration.launcherIcon === 'logo' && logo ? logoStyle : '';
  return `:host{--surface:${surface};--brand:${solid};--on-brand:${ink};--size:${configuration.buttonSize}}.launcher{${corner}}${picture}`;
};

/** The logo covers the button; the icon stands in for it until it is drawn. */
const logoStyle =
  '.launcher canvas{grid-area:1/1;width:100%;border-radius:50%;background:#fff}.launcher canvas+svg{visibility:hidden}';
