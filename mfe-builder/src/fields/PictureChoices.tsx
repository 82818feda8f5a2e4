import { useId, type ReactNode } from 'react';
import css from './PictureChoices.module.css';

type PictureChoicesProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  /** What each choice is called. */
  names: Readonly<Record<Value, string>>;
  /** What a choice looks like; screen readers have its name. */
  picture: (choice: Value) => ReactNode;
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons that are pictures with a name each. */
export function PictureChoices<Value extends string>(props: PictureChoicesProps<Value>) {
  const { label, choices, names, picture, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {choices.map((choice) => (
          <label key={choice} className={css.option}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              className={css.input}
              onChange={() => onChange(choice)}
            />
            {picture(choice)}
            <span className={css.label}>{names[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
