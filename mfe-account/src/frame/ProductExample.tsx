import { BookOpen } from '@askwell/ui';
import css from './ProductExample.module.css';

/** What the product does, in one exchange: a question, the answer, and where the answer came from. Decoration. */
export function ProductExample() {
  return (
    <aside className={css.panel} aria-hidden="true">
      <p className={css.question}>Can I return a book when you’re closed?</p>
      <div className={css.reply}>
        <p className={css.answer}>Yes. The box to the left of the main door takes returns day and night.</p>
        <p className={css.source}>
          <BookOpen />
          From your FAQ: Returning books
        </p>
      </div>
      <p className={css.claim}>You wrote it once. Now it’s answered at eleven on a Sunday night.</p>
    </aside>
  );
}
