import { ChevronDown } from '@askwell/ui';
import css from './Questions.module.css';

export type Question = { question: string; answer: string };

type QuestionsProps = { id?: string; title: string; questions: readonly Question[] };

/** What people ask about the matter of a page; each answer opens below its question. */
export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <section id={id} className={css.questions} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={css.item}>
            <summary className={css.question}>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
