import { useWords } from '@askwell/ui';
import { privacyWords } from '../words/privacy.ts';
import css from './Protection.module.css';

/** The policy in four sentences. */
export function Protection() {
  const { protection } = useWords(privacyWords);
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
