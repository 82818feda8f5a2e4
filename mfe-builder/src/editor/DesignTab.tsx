import { limits } from '@askwell/contracts';
import { ColorField, TextField } from '@askwell/ui';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';
import { PositionPicker } from './PositionPicker.tsx';

/** A few colours that carry white text. */
const swatches = [
  { color: '#667eea', name: 'Periwinkle' },
  { color: '#0c666c', name: 'Teal' },
  { color: '#1d6f42', name: 'Green' },
  { color: '#b4471b', name: 'Rust' },
  { color: '#a21d4f', name: 'Raspberry' },
  { color: '#1f2a44', name: 'Ink' },
];

export function DesignTab({ draft: { configuration }, problems, dispatch }: EditorPart) {
  return (
    <EditorSection title="Design" lead="How the chat looks on your website, and where it sits.">
      <ColorField
        label="Primary Color"
        help="Of the button, the window's head and your visitors' messages."
        value={configuration.primaryColor}
        swatches={swatches}
        error={problems['configuration.primaryColor']}
        onChange={(primaryColor) => dispatch({ type: 'designed', change: { primaryColor } })}
      />
      <PositionPicker
        value={configuration.position}
        color={configuration.primaryColor}
        onChange={(position) => dispatch({ type: 'designed', change: { position } })}
      />
      <TextField
        label="Chat Window Title"
        help="At the top of the open chat."
        autoComplete="off"
        maxLength={limits.chatbot.title}
        value={configuration.chatWindowTitle}
        error={problems['configuration.chatWindowTitle'] ?? problems['configuration.widgetTitle']}
        onChange={(event) => dispatch({ type: 'titled', title: event.target.value })}
      />
    </EditorSection>
  );
}
