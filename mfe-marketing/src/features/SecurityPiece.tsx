import { ShieldCheck, useWords } from '@askwell/ui';
import { featuresWords } from '../words/features.ts';
import css from './SecurityPiece.module.css';

/** What is done, fact by fact. */
export function SecurityPiece() {
  const { facts } = useWords(featuresWords).cards.security;
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact} className={css.fact}>
          <ShieldCheck aria-hidden="true" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
