import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldFrame } from './Field.tsx';
import control from './control.module.css';
import css from './TextArea.module.css';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldFrame;

/** Several lines of text; grows with what is typed where the browser can, up to half the window. */
export function TextArea({ id, label, help, error, labelEnd, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} help={help} error={error} labelEnd={labelEnd} className={className}>
      {(tied) => <textarea rows={3} {...area} {...tied} className={classes(control.control, css.area)} />}
    </Field>
  );
}
