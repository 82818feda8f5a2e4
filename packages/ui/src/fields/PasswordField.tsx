import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { Field, type FieldFrame } from './Field.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import control from './control.module.css';
import css from './PasswordField.module.css';

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldFrame & {
    /** What is hidden, for the label of the toggle. */
    secretName?: string;
  };

/** A password or another secret, with a toggle that shows what is typed. */
export function PasswordField({
  id,
  label,
  help,
  error,
  labelEnd,
  className,
  secretName,
  ...input
}: PasswordFieldProps) {
  const words = useWords(uiWords);
  const secret = secretName ?? words.password;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} error={error} labelEnd={labelEnd} className={className}>
      {(tied) => (
        <span className={css.frame}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...tied}
            type={isShown ? 'text' : 'password'}
            className={classes(control.control, css.input)}
          />
          <IconButton
            className={css.toggle}
            label={isShown ? words.hide(secret) : words.show(secret)}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
