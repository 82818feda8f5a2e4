import type { PublicChatbot } from '@askwell/contracts';
import { brandOf } from './colours.ts';

/**
 * What the owner chose for the launcher, as CSS: colours made readable, size, and the corner of the
 * screen.
 */
export const launcherStyle = ({ configuration }: PublicChatbot): string => {
  const { surface, solid, ink } = brandOf(configuration.primaryColor, configuration.secondaryColor);
  const corner = configuration.position
    .split('-')
    .map((side) => `${side}:max(20px,env(safe-area-inset-${side}))`)
    .join(';');
  return `:host{--surface:${surface};--brand:${solid};--on-brand:${ink};--size:${configuration.buttonSize}}.launcher{${corner}}`;
};
