import { Button, IconButton, useWords, X } from '@askwell/ui';
import type { RemovedFaq } from '../../draft/faqs.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './UndoBar.module.css';

type UndoBarProps = { removed: readonly RemovedFaq[]; onUndo: () => void; onForget: () => void };

/** Restores deleted FAQs to their places, the last one first. */
export function UndoBar({ removed, onUndo, onForget }: UndoBarProps) {
  const { undo: words } = useWords(knowledgeWords);
  const last = removed.at(-1);
  return (
    <div className={css.place} aria-live="polite">
      {last === undefined ? null : (
        <div className={css.bar}>
          <p className={css.text}>
            {words.deleted(removed.length)} <strong className={css.question}>{last.faq.question}</strong>
          </p>
          <Button size="s" className={css.undo} onClick={onUndo}>
            {words.action}
          </Button>
          <IconButton label={words.dismiss} className={css.dismiss} onClick={onForget}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
