import { ShieldCheck } from '@askwell/ui';
import { content } from './content.ts';
import css from './SecurityPiece.module.css';

/** What is done, fact by fact. */
export function SecurityPiece() {
  return (
    <ul className={css.facts}>
      {content.cards.security.facts.map((fact) => (
        <li key={fact} className={css.fact}>
          <ShieldCheck aria-hidden="true" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
