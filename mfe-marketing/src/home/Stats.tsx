import { content } from './content.ts';
import css from './Stats.module.css';

export function Stats() {
  return (
    <dl className={css.stats}>
      {content.stats.map(({ figure, label }) => (
        <div key={label} className={css.stat}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
