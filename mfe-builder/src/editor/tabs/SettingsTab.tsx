import { limits } from '@askwell/contracts';
import { Switch, TextArea, useWords } from '@askwell/ui';
import { fieldsWords } from '../../words/fields.ts';
import { DomainsField } from '../../fields/lists/DomainsField.tsx';
import { FieldGroup } from '../../fields/FieldGroup.tsx';
import { HandoffFields } from '../../fields/hours/HandoffFields.tsx';
import { IdentitySecret } from '../../fields/identity/IdentitySecret.tsx';
import { RetentionField } from '../../fields/RetentionField.tsx';
import { SuggestionsField } from '../../fields/lists/SuggestionsField.tsx';
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
  showSources: 'settings',
  allowedDomains: 'settings',
  retention: 'settings',
  'handoff.isOn': 'settings',
  'handoff.answersWhileWaiting': 'settings',
  'handoff.replyMinutes': 'settings',
  'handoff.hasHours': 'settings',
  'handoff.timeZone': 'settings',
  'handoff.week': 'settings',
  'handoff.exceptions': 'settings',
} as const;

/** `chatbotId`: null before the chatbot is saved for the first time. */
export function SettingsTab({ chatbotId, ...part }: EditorPart & { chatbotId: string | null }) {
  const { settings: words } = useWords(fieldsWords);
  const { draft, problems, change, dispatch } = part;
  const { settings } = draft;
  return (
    <EditorSection title={words.title} lead={words.lead} help="visitors">
      <TextArea
        label={words.welcome}
        rows={2}
        help={words.welcomeHelp}
        maxLength={limits.chatbot.welcomeMessage}
        value={settings.welcomeMessage}
        error={problems['settings.welcomeMessage'] ?? problems['configuration.welcomeMessage']}
        onChange={(event) => dispatch({ type: 'welcomeMessageTyped', welcomeMessage: event.target.value })}
      />
      <SuggestionsField {...part} />
      <FieldGroup title={words.behavior}>
        <Switch
          label={words.active}
          help={words.activeHelp}
          checked={settings.isActive}
          onChange={(event) => change({ settings: { isActive: event.target.checked } })}
        />
        <Switch
          label={words.emojis}
          help={words.emojisHelp}
          checked={settings.enableEmoji}
          onChange={(event) => change({ settings: { enableEmoji: event.target.checked } })}
        />
        <Switch
          label={words.typing}
          help={words.typingHelp}
          checked={settings.enableTypingIndicator}
          onChange={(event) => change({ settings: { enableTypingIndicator: event.target.checked } })}
        />
        <Switch
          label={words.exact}
          help={words.exactHelp}
          checked={draft.exactAnswers}
          onChange={(event) => change({ exactAnswers: event.target.checked })}
        />
        <Switch
          label={words.sources}
          help={words.sourcesHelp}
          checked={draft.showSources}
          onChange={(event) => change({ showSources: event.target.checked })}
        />
      </FieldGroup>
      <FieldGroup title={words.people}>
        <HandoffFields {...part} />
      </FieldGroup>
      <FieldGroup title={words.privacy}>
        <DomainsField {...part} />
        <RetentionField {...part} />
      </FieldGroup>
      <FieldGroup title={words.identity}>
        <IdentitySecret chatbotId={chatbotId} />
      </FieldGroup>
    </EditorSection>
  );
}
