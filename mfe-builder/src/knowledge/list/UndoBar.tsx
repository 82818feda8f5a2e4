import { Button, IconButton, X } from '@askwell/ui';
import type { RemovedFaq } from '../../draft/faqs.ts';
import css from './UndoBar.module.css';

type UndoBarProps = { removed: readonly RemovedFaq[]; onUndo: () => void; onForget: () => void };

/** Brings deleted FAQs back, the last one first, each to its place. */
export function UndoBar({ removed, onUndo, onForget }: UndoBarProps) {
  const last = removed.at(-1);
  return (
    <div className={css.place} aria-live="polite">
      {last === undefined ? null : (
        <div className={css.bar}>
          <p className={css.text}>
            {removed.length === 1 ? 'Deleted' : `${removed.length} deleted, last`}{' '}
            <strong className={css.question}>{last.faq.question}</strong>
          </p>
          <Button size="s" className={css.undo} onClick={onUndo}>
            Undo
          </Button>
          <IconButton label="Dismiss" className={css.dismiss} onClick={onForget}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
