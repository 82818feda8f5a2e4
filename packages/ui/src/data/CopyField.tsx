import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { Field } from '../fields/Field.tsx';
import control from '../fields/control.module.css';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import css from './CopyField.module.css';

export type CopyFieldProps = {
  label: ReactNode;
  value: string;
  /** Several lines, such as code. */
  multiline?: boolean;
  /** Such as 'Copy URL'. */
  buttonLabel: string;
  /** 'primary' where taking it away is what the page is for. */
  variant?: 'primary' | 'secondary';
  help?: ReactNode;
};

/** Something to take away: read-only, selected as a whole, and copied with one press. */
export function CopyField({
  label,
  value,
  multiline = false,
  buttonLabel,
  variant = 'secondary',
  help,
}: CopyFieldProps) {
  const words = useWords(uiWords);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const selectAll = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select();

  return (
    <Field label={label} help={outcome === 'refused' ? words.pressCopyKeys : help}>
      {(tied) => (
        <span className={classes(css.frame, multiline && css.multiline)}>
          {multiline ? (
            <textarea
              {...tied}
              readOnly
              rows={2}
              value={value}
              className={classes(control.control, css.value)}
              onFocus={selectAll}
            />
          ) : (
            <input
              {...tied}
              readOnly
              type="text"
              value={value}
              className={classes(control.control, css.value)}
              onFocus={selectAll}
            />
          )}
          <Button
            variant={variant}
            icon={outcome === 'copied' ? <Check /> : <Copy />}
            onClick={() => void copy()}
          >
            <span aria-live="polite">{outcome === 'copied' ? words.copied : buttonLabel}</span>
          </Button>
        </span>
      )}
    </Field>
  );
}
