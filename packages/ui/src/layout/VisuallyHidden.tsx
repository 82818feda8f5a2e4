import type { ComponentPropsWithoutRef } from 'react';
import css from './VisuallyHidden.module.css';

/** Read out, not painted. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span {...props} className={css.hidden} />;
}
