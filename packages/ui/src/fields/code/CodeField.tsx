import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../classes.ts';
import { digitsOf } from './digits.ts';
import { Field, type FieldFrame } from '../Field.tsx';
import css from './CodeField.module.css';

const length = 6;

export type CodeFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> &
  FieldFrame & {
    value: string;
    /** Gets digits only, at most six. */
    onChange: (code: string) => void;
  };

/**
 * A one-time code of six digits. One input, so that pasting, the phone's keyboard and its
 * suggestion of the code work; the boxes are painted behind it.
 */
export function CodeField({
  id,
  label,
  help,
  error,
  labelEnd,
  className,
  value,
  onChange,
  ...input
}: CodeFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} labelEnd={labelEnd} className={className}>
      {(tied) => (
        <span className={css.frame}>
          <input
            autoComplete="one-time-code"
            {...input}
            {...tied}
            type="text"
            inputMode="numeric"
            pattern={`\\d{${length}}`}
            spellCheck={false}
            className={css.input}
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value, length))}
          />
          <span className={css.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={classes(css.box, index === value.length && css.next)}>
                {value[index]}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
