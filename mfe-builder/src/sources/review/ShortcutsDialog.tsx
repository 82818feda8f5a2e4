import { Button, Dialog, Switch, useWords } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import css from './ShortcutsDialog.module.css';

const keys = ['accept', 'add', 'edit', 'reject', 'next', 'previous', 'undo', 'help'] as const;

type ShortcutsDialogProps = { isOn: boolean; onToggle: (isOn: boolean) => void; onClose: () => void };

/** The keys of the review, and a switch that turns them off. */
export function ShortcutsDialog({ isOn, onToggle, onClose }: ShortcutsDialogProps) {
  const { help: words, keys: names } = useWords(reviewWords);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <dl className={css.keys}>
        {keys.map((key) => (
          <div key={key} className={css.row}>
            <dt>
              <kbd className={css.key}>{names[key]}</kbd>
            </dt>
            <dd>{words.rows[key]}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={words.toggle}
        help={words.toggleHelp}
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </Dialog>
  );
}
