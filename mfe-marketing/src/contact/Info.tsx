import { brand } from '@askwell/platform';
import { Clock, Mail, useWords } from '@askwell/ui';
import { contactWords } from '../words/contact.ts';
import css from './Info.module.css';

/** The other way to reach us, and when to expect an answer. */
export function Info() {
  const { title, email, response } = useWords(contactWords).info;
  return (
    <aside className={css.info} aria-label={title}>
      <div className={css.card}>
        <Mail aria-hidden="true" />
        <h2 className={css.title}>{email.title}</h2>
        <p>
          <a href={`mailto:${brand.supportEmail}`} className={css.address}>
            {brand.supportEmail}
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
