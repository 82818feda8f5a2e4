import { limits } from '@askwell/contracts';
import { ColorField, TextField } from '@askwell/ui';
import { ContrastWarning } from '../../fields/ContrastWarning.tsx';
import { SizeField } from '../../fields/SizeField.tsx';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';
import { PositionPicker } from '../../fields/PositionPicker.tsx';

/** Colors that carry white text. */
const swatches = [
  { color: '#667eea', name: 'Periwinkle' },
  { color: '#0c666c', name: 'Teal' },
  { color: '#1d6f42', name: 'Green' },
  { color: '#b4471b', name: 'Rust' },
  { color: '#a21d4f', name: 'Raspberry' },
  { color: '#1f2a44', name: 'Ink' },
];

export const designFields = {
  'configuration.primaryColor': 'design',
  'configuration.secondaryColor': 'design',
  'configuration.buttonSize': 'design',
  'configuration.position': 'design',
  'configuration.chatWindowTitle': 'design',
  'configuration.widgetTitle': 'design',
  'configuration.chatWindowSubtitle': 'design',
} as const;

export function DesignTab({ draft: { configuration }, problems, change, dispatch }: EditorPart) {
  return (
    <EditorSection title="Design" lead="The look and position of the chat on your website.">
      <ColorField
        label="Primary Color"
        help="Used for the chat button, the header and your visitors’ messages."
        value={configuration.primaryColor}
        swatches={swatches}
        error={problems['configuration.primaryColor']}
        onChange={(primaryColor) => change({ configuration: { primaryColor } })}
      />
      <ContrastWarning
        label="Primary Color"
        color={configuration.primaryColor}
        onChange={(primaryColor) => change({ configuration: { primaryColor } })}
      />
      <ColorField
        label="Secondary Color"
        help="The header fades into this color, as long as its text stays readable."
        value={configuration.secondaryColor}
        error={problems['configuration.secondaryColor']}
        onChange={(secondaryColor) => change({ configuration: { secondaryColor } })}
      />
      <SizeField
        value={configuration.buttonSize}
        error={problems['configuration.buttonSize']}
        onChange={(buttonSize) => change({ configuration: { buttonSize } })}
      />
      <PositionPicker
        value={configuration.position}
        color={configuration.primaryColor}
        onChange={(position) => change({ configuration: { position } })}
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
      <TextField
        label="Chat Window Subtitle"
        help="A line below the title."
        autoComplete="off"
        maxLength={limits.chatbot.subtitle}
        value={configuration.chatWindowSubtitle}
        error={problems['configuration.chatWindowSubtitle']}
        onChange={(event) => change({ configuration: { chatWindowSubtitle: event.target.value } })}
      />
    </EditorSection>
  );
}
