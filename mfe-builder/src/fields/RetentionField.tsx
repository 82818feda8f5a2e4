import type { Retention } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import type { EditorPart } from '../editor/tabs/editor-part.ts';
import { fieldsWords } from '../words/fields.ts';
import { ChoiceField } from './ChoiceField.tsx';

/** How long conversations are kept. */
export function RetentionField({ draft: { retention }, problems, change }: EditorPart) {
  const { retention: words } = useWords(fieldsWords);
  return (
    <ChoiceField
      label={words.label}
      help={words.help}
      choices={choices}
      names={words.choices}
      value={retention}
      error={problems['retention']}
      onChange={(chosen) => change({ retention: chosen })}
    />
  );
}

const choices: readonly Retention[] = ['forever', '365d', '90d', '30d'];
