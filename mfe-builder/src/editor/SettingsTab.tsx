import { limits } from '@askwell/contracts';
import { Switch, TextArea } from '@askwell/ui';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';

export function SettingsTab({ draft: { settings }, problems, dispatch }: EditorPart) {
  return (
    <EditorSection title="Settings" lead="How the chatbot greets and behaves.">
      <TextArea
        label="Welcome Message"
        help="The first thing a visitor reads in the chat."
        maxLength={limits.chatbot.welcomeMessage}
        value={settings.welcomeMessage}
        error={problems['settings.welcomeMessage'] ?? problems['configuration.welcomeMessage']}
        onChange={(event) => dispatch({ type: 'welcomeWorded', welcomeMessage: event.target.value })}
      />
      <Switch
        label="Chatbot Active"
        help="While it is off, visitors see nothing of the chatbot, also where it is deployed."
        checked={settings.isActive}
        onChange={(event) => dispatch({ type: 'switched', change: { isActive: event.target.checked } })}
      />
      <Switch
        label="Enable Emojis"
        help="Whether the chatbot may use emojis in its replies."
        checked={settings.enableEmoji}
        onChange={(event) => dispatch({ type: 'switched', change: { enableEmoji: event.target.checked } })}
      />
    </EditorSection>
  );
}
