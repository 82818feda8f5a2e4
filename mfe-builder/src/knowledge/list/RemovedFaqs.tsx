import { useWords } from '@askwell/ui';
import { UndoBar } from '@askwell/ui/undo-bar';
import type { RemovedFaq } from '../../draft/faqs.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './RemovedFaqs.module.css';

type RemovedFaqsProps = { removed: readonly RemovedFaq[]; onUndo: () => void; onForget: () => void };

/** Restores deleted FAQs to their places, the last one first. */
export function RemovedFaqs({ removed, onUndo, onForget }: RemovedFaqsProps) {
  const { undo: words } = useWords(knowledgeWords);
  const last = removed.at(-1);
  return (
    <div className={css.place} aria-live="polite">
      {last === undefined ? null : (
        <UndoBar undo={words.action} onUndo={onUndo} dismiss={words.dismiss} onOver={onForget}>
          <span className={css.text}>
            {words.deleted(removed.length)} <strong className={css.question}>{last.faq.question}</strong>
          </span>
        </UndoBar>
      )}
    </div>
  );
}
