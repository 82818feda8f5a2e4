import { limits } from '@askwell/contracts';
import { TextArea, TextField, useWords } from '@askwell/ui';
import { GuidanceFields } from '../../fields/GuidanceFields.tsx';
import { fieldsWords } from '../../words/fields.ts';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';

export const basicInfoFields = {
  name: 'basic',
  description: 'basic',
  instructions: 'basic',
  tone: 'basic',
  answerLength: 'basic',
} as const;

export function BasicInfoTab(part: EditorPart) {
  const { draft, problems, change } = part;
  const { basic: words } = useWords(fieldsWords);
  return (
    <EditorSection title={words.title} lead={words.lead} help="answers">
      <TextField
        label={words.name}
        help={words.nameHelp}
        placeholder={words.nameExample}
        autoComplete="off"
        required
        maxLength={limits.chatbot.name}
        value={draft.name}
        error={problems['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={words.description}
        rows={2}
        help={words.descriptionHelp}
        maxLength={limits.chatbot.description}
        value={draft.description}
        error={problems['description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <GuidanceFields {...part} />
    </EditorSection>
  );
}
