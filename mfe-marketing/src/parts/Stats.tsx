import css from './Stats.module.css';

export type Stat = { figure: string; label: string };

/** Figures that speak for themselves, in one line. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={css.stats}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={css.stat}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
