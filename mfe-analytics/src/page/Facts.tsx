import css from './Facts.module.css';

type Fact = {
  label: string;
  value: string;
  /** Whose color a dot before the label has: see `ResolvedBy`. */
  kind?: 'chatbot' | 'person' | 'none';
};

/** Figures side by side, each below its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, kind }) => (
        <div key={label}>
          <dt data-kind={kind}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
