import { protection } from './content.ts';
import css from './Protection.module.css';

/** The policy in four sentences. */
export function Protection() {
  return (
    <ul className={css.cards} aria-label={protection.title}>
      {protection.cards.map(({ title, text }) => (
        <li key={title} className={css.card}>
          <strong className={css.title}>{title}</strong>
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
