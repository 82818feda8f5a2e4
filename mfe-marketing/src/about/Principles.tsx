import { useWords } from '@askwell/ui';
import { aboutWords } from '../words/about.ts';
import css from './Principles.module.css';

/** What decides when we do not know what to do. */
export function Principles() {
  const { title, list } = useWords(aboutWords).principles;
  return (
    <section className={css.principles} aria-labelledby="principles-title">
      <h2 id="principles-title" className={css.title}>
        {title}
      </h2>
      <ol className={css.list}>
        {list.map((principle) => (
          <li key={principle.title} className={css.principle}>
            <h3>{principle.title}</h3>
            <p className={css.text}>{principle.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
