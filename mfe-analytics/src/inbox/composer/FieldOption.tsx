/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser's own list of options takes the focus */
import type { ReactNode } from 'react';
import css from './Composer.module.css';

type FieldOptionProps = { id: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One option of a list above the field, which keeps the focus and moves the choice. */
export function FieldOption({ id, isChosen, onChoose, children }: FieldOptionProps) {
  return (
    // The field has the focus and handles the keys, as in the combobox pattern.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={css.cannedOption}
      aria-selected={isChosen}
      // Pressed without taking the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
