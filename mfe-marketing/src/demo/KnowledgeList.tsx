import { BookOpen, classes, useWords } from '@askwell/ui';
import type { Sample } from './sample.ts';
import { demoWords } from '../words/demo.ts';
import css from './KnowledgeList.module.css';

type KnowledgeListProps = Pick<Sample, 'faqs' | 'source'> & {
  /** The position of the FAQ that the last reply came from. */
  from: number | null;
};

/** The knowledge base; the FAQ that the last reply came from is marked and open. */
export function KnowledgeList({ faqs, source, from }: KnowledgeListProps) {
  const { unanswered } = useWords(demoWords);
  return (
    <div className={css.knowledge}>
      <p className={css.title}>
        <BookOpen aria-hidden="true" />
        {source}
      </p>
      <ul className={css.list}>
        {faqs.map((faq, index) => (
          <li key={faq.question} className={classes(css.faq, index === from && css.source)}>
            <p className={css.question}>{faq.question}</p>
            <div className={css.fold}>
              <p className={css.answer}>{faq.answer}</p>
            </div>
          </li>
        ))}
      </ul>
      {from === null ? <p className={css.none}>{unanswered}</p> : null}
    </div>
  );
}
