import { Button, Eye, Pencil, useWords } from '@askwell/ui';
import { editorWords } from '../words/editor.ts';
import css from './ViewSwitch.module.css';

export type View = 'edit' | 'preview';

type ViewSwitchProps = { view: View; onChange: (view: View) => void };

/** On a narrow screen: switches between the form and the preview. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { views } = useWords(editorWords);
  const isEditing = view === 'edit';
  return (
    <div className={css.switch}>
      <Button
        className={css.button}
        icon={isEditing ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        onClick={() => onChange(isEditing ? 'preview' : 'edit')}
      >
        {isEditing ? views.preview : views.edit}
      </Button>
    </div>
  );
}
