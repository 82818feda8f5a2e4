import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../loading/Spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import css from './Button.module.css';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /**
     * It is doing its work: it keeps the focus and its place, and ignores clicks (also Enter in its
     * form).
     */
    busy?: boolean;
    /** What it is doing, such as 'Saving...'; without one the label stays. */
    busyLabel?: string;
  };

/** A button says what happens. `type` is `button` unless it is told to submit. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span className={css.label}>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}
