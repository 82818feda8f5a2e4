import { Link } from '@askwell/platform';
import { ButtonLink } from '@askwell/ui';
import { content } from './content.ts';
import { Demo } from './demo/Demo.tsx';
import css from './Hero.module.css';

/** The promise, and under it the proof. */
export function Hero() {
  const { title, lead, action, note } = content.hero;
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <div className={css.side}>
          <p className={css.lead}>{lead}</p>
          <div className={css.action}>
            <ButtonLink as={Link} to="/register" variant="primary" size="l">
              {action}
            </ButtonLink>
            <span className={css.note}>{note}</span>
          </div>
        </div>
      </div>
      <Demo />
    </div>
  );
}
