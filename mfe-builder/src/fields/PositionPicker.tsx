import { useId } from 'react';
import type { Position } from '@askwell/contracts';
import css from './PositionPicker.module.css';

type PositionPickerProps = {
  value: Position;
  /** Of the chat's button, `#rrggbb`. */
  color: string;
  onChange: (position: Position) => void;
};

/** The corner of the page where the chat sits: four small pages to choose from. */
export function PositionPicker({ value, color, onChange }: PositionPickerProps) {
  const name = useId();
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>Position</legend>
      <div className={css.options}>
        {options.map(({ position, label }) => (
          <label key={position} className={css.option}>
            <input
              type="radio"
              name={name}
              value={position}
              checked={position === value}
              className={css.input}
              onChange={() => onChange(position)}
            />
            <span className={css.page} style={{ color }} data-position={position} aria-hidden="true" />
            <span className={css.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const options: readonly { position: Position; label: string }[] = [
  { position: 'bottom-right', label: 'Bottom Right' },
  { position: 'bottom-left', label: 'Bottom Left' },
  { position: 'top-right', label: 'Top Right' },
  { position: 'top-left', label: 'Top Left' },
];
