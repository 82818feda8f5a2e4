import { BookOpen, useWords } from '@askwell/ui';
import { frameWords } from '../words/frame.ts';
import css from './ProductExample.module.css';

/**
 * What the product does, in one exchange: a question, the answer, and where the answer came from.
 * Decoration.
 */
export function ProductExample() {
  const { example: words } = useWords(frameWords);
  return (
    <aside className={css.panel} aria-hidden="true">
      <p className={css.question}>{words.question}</p>
      <div className={css.reply}>
        <p className={css.answer}>{words.answer}</p>
        <p className={css.source}>
          <BookOpen />
          {words.source}
        </p>
      </div>
      <p className={css.claim}>{words.claim}</p>
    </aside>
  );
}
