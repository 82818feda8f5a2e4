import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import control from './control.module.css';

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldFrame;

/** One line of text. */
export function TextField({ id, label, help, error, labelEnd, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} labelEnd={labelEnd} className={className}>
      {(tied) => <input type="text" {...input} {...tied} className={control.control} />}
    </Field>
  );
}
