import { Button, Dialog, Switch, useWords, withCommandKey } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import css from './ShortcutSheet.module.css';

type ShortcutSheetProps = { isOn: boolean; onChange: (isOn: boolean) => void; onClose: () => void };

/** All shortcuts, and the way to turn them off: single keys disturb who speaks to the computer. */
export function ShortcutSheet({ isOn, onChange, onClose }: ShortcutSheetProps) {
  const { keys: words, settings } = useWords(inboxWords);
  const rows = [
    ['J', words.next],
    ['K', words.previous],
    ['R', words.reply],
    ['N', words.note],
    ['A', words.assign],
    ['M', words.me],
    ['Z', words.snooze],
    ['E', words.closeIt],
    ['Shift E', words.closeNext],
    ['U', words.unread],
    ['/', words.search],
    [withCommandKey('Enter'), words.send],
    ['?', words.help],
  ] as const;
  return (
    <Dialog
      open
      title={words.title}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Switch label={settings.keysOn} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <dl className={css.keys}>
        {rows.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
