import type { Retention } from '@askwell/contracts';
import { SelectField, useWords } from '@askwell/ui';
import type { EditorPart } from '../editor/tabs/editor-part.ts';
import { fieldsWords } from '../words/fields.ts';
import css from './EntryForm.module.css';

/** How long conversations are kept. */
export function RetentionField({ draft: { retention }, problems, change }: EditorPart) {
  const { retention: words } = useWords(fieldsWords);
  return (
    <SelectField
      className={css.field ?? ''}
      label={words.label}
      help={words.help}
      value={retention}
      error={problems['retention']}
      onChange={(event) => {
        const chosen = choices.find((value) => value === event.target.value);
        if (chosen !== undefined) change({ retention: chosen });
      }}
    >
      {choices.map((value) => (
        <option key={value} value={value}>
          {words.choices[value]}
        </option>
      ))}
    </SelectField>
  );
}

const choices: readonly Retention[] = ['forever', '365d', '90d', '30d'];
