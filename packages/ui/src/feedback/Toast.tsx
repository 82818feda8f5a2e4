import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import { toneIcons, type Tone } from './tone.ts';
import css from './Toast.module.css';

export type ToastProps = ComponentPropsWithRef<'div'> & {
  tone: Tone;
  onDismiss: () => void;
  /** Plays the exit of 300 ms. */
  leaving?: boolean;
  children: ReactNode;
};

/**
 * How one toast looks; when it comes and goes is the shell's affair, and that it is read out the
 * stack's.
 */
export function Toast({ tone, onDismiss, leaving = false, children, ...rest }: ToastProps) {
  const Icon = toneIcons[tone];
  return (
    <div {...rest} className={classes(css.toast, leaving && css.leaving)}>
      <Icon className={classes(css.icon, css[tone])} aria-hidden="true" />
      <p className={css.text}>{children}</p>
      <IconButton label={useWords(uiWords).dismiss} className={css.dismiss} onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}
