import type { Position } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { fieldsWords } from '../words/fields.ts';
import { PictureChoices } from './PictureChoices.tsx';
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
  return (
    <PictureChoices
      label={words.position}
      choices={positions}
      names={words.positions}
      picture={(position) => (
        <span className={css.page} style={{ color }} data-position={position} aria-hidden="true" />
      )}
      value={value}
      onChange={onChange}
    />
  );
}

const positions: readonly Position[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
