import { useId } from 'react';
import type { Position } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { fieldsWords } from '../words/fields.ts';
import css from './PositionPicker.module.css';

type PositionPickerProps = {
  value: Position;
  /** Of the chat's button, `#rrggbb`. */
  color: string;
  onChange: (position: Position) => void;
};

/** The corner of the page where the chat sits: four small pages to choose from. */
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
