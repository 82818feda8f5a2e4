import type { ReactNode } from 'react';
import { EmptyState, useWords } from '@askwell/ui';
import { knowledgeWords } from '../../words/knowledge.ts';
import item from './FaqItem.module.css';
import css from './NoFaqsYet.module.css';

/** An empty knowledge base: sample FAQs, shown faintly, and the first step. */
export function NoFaqsYet({ action }: { action: ReactNode }) {
  const { emptyTitle, emptyText, samples } = useWords(knowledgeWords);
  return (
    <div className={css.empty}>
      <div className={css.samples} aria-hidden="true" inert>
        {samples.map(({ question, wordings, answer }) => (
          <div key={question} className={css.sample}>
            <p className={item.question}>{question}</p>
            <p className={item.wordings}>{wordings}</p>
            <p className={item.answer}>{answer}</p>
          </div>
        ))}
      </div>
      <EmptyState className={css.words ?? ''} title={emptyTitle} text={emptyText} action={action} />
    </div>
  );
}
