import { limits } from '@askwell/contracts';
import { TextArea, TextField } from '@askwell/ui';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';

export const basicInfoFields = { name: 'basic', description: 'basic' } as const;

export function BasicInfoTab({ draft, problems, change }: EditorPart) {
  return (
    <EditorSection title="Basic Info" lead="The chatbot’s name and role.">
      <TextField
        label="Chatbot Name"
        help="On your dashboard, and how the chatbot introduces itself."
        placeholder="Front desk"
        autoComplete="off"
        required
        maxLength={limits.chatbot.name}
        value={draft.name}
        error={problems['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={3}
        help="The chatbot’s role and tone, such as ‘You help the visitors of a small tea shop’. Gemini follows it in every reply. The test page shows it too."
        maxLength={limits.chatbot.description}
        value={draft.description}
        error={problems['description']}
        onChange={(event) => change({ description: event.target.value })}
      />
    </EditorSection>
  );
}
