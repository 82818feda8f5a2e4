import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import { modals } from './modals.ts';
import css from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Asked to close by Escape, the backdrop or the cross; the owner decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus at first; without one, the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A modal dialog on the platform's own `<dialog>`: it keeps the focus inside, gives it back when it
 * closes, makes the rest inert and stands above everything.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'm',
  role = 'dialog',
  initialFocus,
}: Omit<DialogProps, 'open'>) {
  const words = useWords(uiWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the paint, and before the element is gone: what stands in the dialog can move in and out
  // unseen.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    initialFocus?.current?.focus();
    const forget = modals.add(element);
    return () => {
      forget();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [initialFocus]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onOpenChange(false);
  };
  // The dialog's own box has no padding: a press that reaches the element itself was on the
  // backdrop.
  const press = (event: MouseEvent) => {
    if (event.target === dialog.current) onOpenChange(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape (onCancel)
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classes(css.dialog, css[size])}
      onCancel={cancel}
      onMouseDown={press}
    >
      <div className={css.box}>
        <header className={css.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label={words.close} className={css.close} onClick={() => onOpenChange(false)}>
            <X />
          </IconButton>
        </header>
        {description ? (
          <p id={`${id}-description`} className={css.description}>
            {description}
          </p>
        ) : null}
        {children ? <div className={css.body}>{children}</div> : null}
        {footer ? <footer className={css.footer}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
