import { useState } from 'react';
import { Field, type FieldFrame } from '../Field.tsx';
import { hexColorOf } from './hex-color.ts';
import { uiWords } from '../../words/ui-words.ts';
import { useWords } from '../../words/words.ts';
import control from '../control.module.css';
import css from './ColorField.module.css';

export type ColorFieldProps = FieldFrame & {
  id?: string;
  /** `#rrggbb` */
  value: string;
  /** Gets a complete `#rrggbb` only. */
  onChange: (color: string) => void;
  disabled?: boolean;
  /** Colors to take with one click. */
  swatches?: readonly { color: string; name: string }[];
};

/**
 * A color: the platform's picker, its value to type or paste, and optionally a row of good ones.
 */
export function ColorField({
  id,
  label,
  help,
  error,
  value,
  onChange,
  disabled,
  swatches = [],
}: ColorFieldProps) {
  const words = useWords(uiWords);
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const color = hexColorOf(text);
    if (color !== null) onChange(color);
  };
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(tied) => (
        <span className={css.frame}>
          <input
            type="color"
            aria-label={words.pickColor}
            className={css.well}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...tied}
            type="text"
            className={`${control.control} ${css.hex}`}
            spellCheck={false}
            maxLength={7}
            disabled={disabled}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
          />
          <span className={css.swatches}>
            {swatches.map(({ color, name }) => (
              <button
                key={color}
                type="button"
                className={css.swatch}
                aria-label={name}
                title={name}
                aria-pressed={color === value}
                disabled={disabled}
                style={{ backgroundColor: color }}
                onClick={() => onChange(color)}
              />
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
