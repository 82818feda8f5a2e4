import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldFrame } from './Field.tsx';
import control from './control.module.css';
import css from './SelectField.module.css';

export type SelectFieldProps = ComponentPropsWithRef<'select'> & FieldFrame;

/**
 * One of a few; the platform's own list, which is the best one on a phone. Takes `<option>`
 * children.
 */
export function SelectField({ id, label, help, error, labelEnd, className, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} labelEnd={labelEnd} className={className}>
      {(tied) => (
        <span className={css.frame}>
          <select {...select} {...tied} className={classes(control.control, css.select)} />
          <ChevronDown className={css.chevron} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
