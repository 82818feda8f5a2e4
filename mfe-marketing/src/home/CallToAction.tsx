import { Link } from '@askwell/platform';
import { ButtonLink } from '@askwell/ui';
import { content } from './content.ts';
import css from './CallToAction.module.css';

export function CallToAction() {
  const { title, text, code, action } = content.callToAction;
  return (
    <section className={css.band} aria-labelledby="start-title">
      <div className={css.words}>
        <h2 id="start-title" className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        <ButtonLink as={Link} to="/register" size="l" className={css.action}>
          {action}
        </ButtonLink>
      </div>
      <pre className={css.code}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
