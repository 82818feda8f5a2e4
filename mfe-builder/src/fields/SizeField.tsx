import { useId } from 'react';
import css from './SizeField.module.css';

type SizeFieldProps = {
  /** In CSS pixels, as it is stored: `60px`. */
  value: string;
  error: string | undefined;
  onChange: (size: string) => void;
};

/** The size of the chat's button, from one that a thumb can hit to one that nobody overlooks. */
export function SizeField({ value, error, onChange }: SizeFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.line}>
        <label htmlFor={id} className={css.label}>
          Button Size
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
        {error ?? 'Diameter of the chat button.'}
      </p>
    </div>
  );
}

const smallest = 44;
const largest = 96;
