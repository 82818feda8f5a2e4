import { Button, Eye, Pencil } from '@askwell/ui';
import css from './ViewSwitch.module.css';

export type View = 'edit' | 'preview';

type ViewSwitchProps = { view: View; onChange: (view: View) => void };

/** On a narrow screen: the way between the form and the preview, within reach of the thumb. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const isEditing = view === 'edit';
  return (
    <div className={css.switch}>
      <Button
        className={css.button}
        icon={isEditing ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        onClick={() => onChange(isEditing ? 'preview' : 'edit')}
      >
        {isEditing ? 'Show preview' : 'Back to editing'}
      </Button>
    </div>
  );
}
