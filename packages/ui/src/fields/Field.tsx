import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Field.module.css';

/** What every field has around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** A sentence below the control; it makes way for an error. */
  help?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: string | undefined;
  /** At the right end of the label's line, such as a link or a counter. */
  labelEnd?: ReactNode;
};

/** The attributes that tie a control to its label and texts; spread them on the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldFrame & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label above, control, and below it the help or the error, tied together for assistive technology.
 */
export function Field({ id, label, help, error, labelEnd, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? help;
  return (
    <div className={classes(css.field, className)}>
      <div className={css.line}>
        <label className={css.label} htmlFor={controlId}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note ? (
        <p id={noteId} className={error ? css.error : css.help}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
