import { BookOpen, classes } from '@askwell/ui';
import { library } from './library.ts';
import css from './KnowledgeList.module.css';

/** The knowledge base; the FAQ that the last reply came from is marked and open. */
export function KnowledgeList({ source }: { source: number | null }) {
  return (
    <div className={css.knowledge}>
      <p className={css.title}>
        <BookOpen aria-hidden="true" />
        What the library wrote down
      </p>
      <ul className={css.list}>
        {library.map((faq, index) => (
          <li key={faq.question} className={classes(css.faq, index === source && css.source)}>
            <p className={css.question}>{faq.question}</p>
            <div className={css.fold}>
              <p className={css.answer}>{faq.answer}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
