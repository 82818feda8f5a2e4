import { BookOpen, Spinner } from '@askwell/ui';
import type { Exchange } from './conversation.ts';
import { library } from './library.ts';
import css from './Message.module.css';

/** A question and its reply, with the FAQ that the reply came from. */
export function Message({ exchange: { question, reply, source } }: { exchange: Exchange }) {
  const faq = source === null ? undefined : library[source];
  return (
    <>
      <p className={css.question}>{question}</p>
      {reply === null ? (
        <p className={css.reply}>
          <Spinner label="Looking it up" />
        </p>
      ) : (
        <div className={css.reply}>
          <p>{reply}</p>
          {faq ? (
            <p className={css.source}>
              <BookOpen aria-hidden="true" />
              {faq.question}
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}
