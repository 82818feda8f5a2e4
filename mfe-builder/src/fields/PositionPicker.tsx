import { useId } from 'react';
import type { Position } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { fieldsWords } from '../words/fields.ts';
import css from './PositionPicker.module.css';

type PositionPickerProps = {
  value: Position;
  /** The color of the chat button, `#rrggbb`. */
  color: string;
  onChange: (position: Position) => void;
};

/** Chooses the corner of the page where the chat appears. */
export function PositionPicker({ value, color, onChange }: PositionPickerProps) {
  const { design: words } = useWords(fieldsWords);
  const name = useId();
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>{words.position}</legend>
      <div className={css.options}>
        {positions.map((position) => (
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
            <span className={css.label}>{words.positions[position]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const positions: readonly Position[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
