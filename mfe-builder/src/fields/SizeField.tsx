import { useId } from 'react';
import { useWords } from '@askwell/ui';
import { fieldsWords } from '../words/fields.ts';
import css from './SizeField.module.css';

type SizeFieldProps = {
  /** As stored, in CSS pixels: `60px`. */
  value: string;
  error: string | undefined;
  onChange: (size: string) => void;
};

/** The size of the chat button. */
export function SizeField({ value, error, onChange }: SizeFieldProps) {
  const { design: words } = useWords(fieldsWords);
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.line}>
        <label htmlFor={id} className={css.label}>
          {words.size}
        </label>
        <output htmlFor={id} className={css.value}>
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={css.range}
        min={smallest}
        max={largest}
        step={2}
        value={Number.parseInt(value, 10)}
        aria-valuetext={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(`${event.target.value}px`)}
      />
      <p id={`${id}-note`} className={error === undefined ? css.help : css.error}>
        {error ?? words.sizeHelp}
      </p>
    </div>
  );
}

const smallest = 44;
const largest = 96;
