import { Clock, Mail } from '@askwell/ui';
import { content } from './content.ts';
import css from './Info.module.css';

/** The other way to reach us, and when to expect an answer. */
export function Info() {
  const { email, response } = content.info;
  return (
    <aside className={css.info} aria-label="Contact details">
      <div className={css.card}>
        <Mail aria-hidden="true" />
        <h2 className={css.title}>{email.title}</h2>
        <p>
          <a href={`mailto:${email.address}`} className={css.address}>
            {email.address}
          </a>
        </p>
        <p className={css.text}>{email.text}</p>
      </div>
      <div className={css.card}>
        <Clock aria-hidden="true" />
        <h2 className={css.title}>{response.title}</h2>
        <p>{response.hours}</p>
        <p className={css.text}>{response.text}</p>
      </div>
    </aside>
  );
}
