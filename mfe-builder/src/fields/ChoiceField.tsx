import { SelectField } from '@askwell/ui';
import css from './ChoiceField.module.css';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  help: string;
  choices: readonly Value[];
  /** What each choice is called. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** A field of a chatbot that has one of a few values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, help, choices, names, value, error, onChange } = props;
  return (
    <SelectField
      className={css.field ?? ''}
      label={label}
      help={help}
      value={value}
      error={error}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </SelectField>
  );
}
