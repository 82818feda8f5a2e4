import type { Retention } from '@askwell/contracts';
import { SelectField } from '@askwell/ui';
import type { EditorPart } from '../editor/tabs/editor-part.ts';
import css from './EntryForm.module.css';

/** How long conversations are kept. */
export function RetentionField({ draft: { retention }, problems, change }: EditorPart) {
  return (
    <SelectField
      className={css.field ?? ''}
      label="Keep Conversations"
      help="Counted from a conversation's last message. The statistics stay."
      value={retention}
      error={problems['retention']}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.target.value);
        if (chosen !== undefined) change({ retention: chosen.value });
      }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const choices: readonly { value: Retention; label: string }[] = [
  { value: 'forever', label: 'Until I delete them' },
  { value: '365d', label: 'For a year' },
  { value: '90d', label: 'For 90 days' },
  { value: '30d', label: 'For 30 days' },
];
