import { limits } from '@askwell/contracts';
import { ColorField, TextField, useWords } from '@askwell/ui';
import { fieldsWords } from '../../words/fields.ts';
import { ContrastWarning } from '../../fields/ContrastWarning.tsx';
import { BrandFields, type BrandPart } from '../../fields/appearance/BrandFields.tsx';
import { SizeField } from '../../fields/SizeField.tsx';
import type { EditorPart } from './editor-part.ts';
import { EditorSection } from './EditorSection.tsx';
import { PositionPicker } from '../../fields/PositionPicker.tsx';

/** Colors on which white text is readable. */
const swatches = [
  { color: '#667eea', id: 'periwinkle' },
  { color: '#0c666c', id: 'teal' },
  { color: '#1d6f42', id: 'green' },
  { color: '#b4471b', id: 'rust' },
  { color: '#a21d4f', id: 'raspberry' },
  { color: '#1f2a44', id: 'ink' },
] as const;

export const designFields = {
  'configuration.primaryColor': 'design',
  'configuration.secondaryColor': 'design',
  'configuration.buttonSize': 'design',
  'configuration.position': 'design',
  'configuration.chatWindowTitle': 'design',
  'configuration.widgetTitle': 'design',
  'configuration.chatWindowSubtitle': 'design',
  'configuration.launcherIcon': 'design',
  'configuration.placeholder': 'design',
  texts: 'design',
} as const;

export function DesignTab(props: EditorPart & BrandPart) {
  const { draft, problems, change, dispatch } = props;
  const { configuration } = draft;
  const { design: words } = useWords(fieldsWords);
  return (
    <EditorSection title={words.title} lead={words.lead} help="look">
      <ColorField
        label={words.primaryColor}
        help={words.primaryColorHelp}
        value={configuration.primaryColor}
        swatches={swatches.map(({ color, id }) => ({ color, name: words.swatches[id] }))}
        error={problems['configuration.primaryColor']}
        onChange={(primaryColor) => change({ configuration: { primaryColor } })}
      />
      <ContrastWarning
        label={words.primaryColor}
        color={configuration.primaryColor}
        onChange={(primaryColor) => change({ configuration: { primaryColor } })}
      />
      <ColorField
        label={words.secondaryColor}
        help={words.secondaryColorHelp}
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
        label={words.windowTitle}
        help={words.windowTitleHelp}
        autoComplete="off"
        maxLength={limits.chatbot.title}
        value={configuration.chatWindowTitle}
        error={problems['configuration.chatWindowTitle'] ?? problems['configuration.widgetTitle']}
        onChange={(event) => dispatch({ type: 'titled', title: event.target.value })}
      />
      <TextField
        label={words.subtitle}
        help={words.subtitleHelp}
        autoComplete="off"
        maxLength={limits.chatbot.subtitle}
        value={configuration.chatWindowSubtitle}
        error={problems['configuration.chatWindowSubtitle']}
        onChange={(event) => change({ configuration: { chatWindowSubtitle: event.target.value } })}
      />
      <TextField
        label={words.placeholder}
        help={words.placeholderHelp}
        autoComplete="off"
        maxLength={limits.chatbot.placeholder}
        value={configuration.placeholder}
        error={problems['configuration.placeholder']}
        onChange={(event) => change({ configuration: { placeholder: event.target.value } })}
      />
      <BrandFields {...props} />
    </EditorSection>
  );
}
