import type { FrameCommand } from '@askwell/contracts';
import { Button, Dialog, translated, useWords, withCommandKey } from '@askwell/ui';
import { appBarWords } from '../../words/app-bar.ts';
import type { Reachable } from '../frame-entries.ts';
import css from './ShortcutSheet.adopted.module.css';

type ShortcutSheetProps = { commands: Reachable<FrameCommand>[]; onClose: () => void };

/** The shortcuts of every page. */
export default function ShortcutSheet({ commands, onClose }: ShortcutSheetProps) {
  const { shortcuts: words } = useWords(appBarWords);
  const rows = [
    { keys: [withCommandKey('K')], label: words.palette },
    ...commands.flatMap(({ keys, label, labels }) =>
      keys === undefined ? [] : [{ keys: keys.split(' '), label: translated(label, labels) }],
    ),
    { keys: ['?'], label: words.help },
  ];
  return (
    <Dialog
      open
      size="s"
      title={words.title}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <dl className={css.rows}>
        {rows.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index === 0 ? null : ` ${words.between} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
