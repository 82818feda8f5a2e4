import { limits } from '@askwell/contracts';
import { Switch, TextArea } from '@askwell/ui';
import { DomainsField } from '../../fields/DomainsField.tsx';
import { FieldGroup } from '../../fields/FieldGroup.tsx';
import { RetentionField } from '../../fields/RetentionField.tsx';
import { SuggestionsField } from '../../fields/SuggestionsField.tsx';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';

export const settingsFields = {
  'settings.welcomeMessage': 'settings',
  'configuration.welcomeMessage': 'settings',
  suggestedQuestions: 'settings',
  'settings.isActive': 'settings',
  'settings.enableEmoji': 'settings',
  'settings.enableTypingIndicator': 'settings',
  exactAnswers: 'settings',
  allowedDomains: 'settings',
  retention: 'settings',
} as const;

export function SettingsTab(part: EditorPart) {
  const { draft, problems, change, dispatch } = part;
  const { settings } = draft;
  return (
    <EditorSection title="Settings" lead="The greeting, the behavior and the websites of the chatbot.">
      <TextArea
        label="Welcome Message"
        rows={2}
        help="The first thing a visitor reads in the chat."
        maxLength={limits.chatbot.welcomeMessage}
        value={settings.welcomeMessage}
        error={problems['settings.welcomeMessage'] ?? problems['configuration.welcomeMessage']}
        onChange={(event) => dispatch({ type: 'welcomeMessageTyped', welcomeMessage: event.target.value })}
      />
      <SuggestionsField {...part} />
      <FieldGroup title="Behavior">
        <Switch
          label="Chatbot Active"
          help="When this is off, the chatbot is hidden everywhere, even on sites that have its code."
          checked={settings.isActive}
          onChange={(event) => change({ settings: { isActive: event.target.checked } })}
        />
        <Switch
          label="Enable Emojis"
          help="Whether the chatbot may use emojis in its replies."
          checked={settings.enableEmoji}
          onChange={(event) => change({ settings: { enableEmoji: event.target.checked } })}
        />
        <Switch
          label="Typing Indicator"
          help="Three dots while a reply is on its way."
          checked={settings.enableTypingIndicator}
          onChange={(event) => change({ settings: { enableTypingIndicator: event.target.checked } })}
        />
        <Switch
          label="Exact Answers"
          help="Visitors see your answers word for word. Gemini is not used to write replies."
          checked={draft.exactAnswers}
          onChange={(event) => change({ exactAnswers: event.target.checked })}
        />
      </FieldGroup>
      <FieldGroup title="Websites and privacy">
        <DomainsField {...part} />
        <RetentionField {...part} />
      </FieldGroup>
    </EditorSection>
  );
}
