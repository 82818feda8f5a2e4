import { useWords } from '@askwell/ui';
import { featuresWords } from '../words/features.ts';
import css from './HoursPiece.module.css';

/** When a person answers. */
export function HoursPiece() {
  const { hours } = useWords(featuresWords).cards.support;
  return (
    <dl className={css.hours}>
      {hours.map(({ when, what }) => (
        <div key={when} className={css.row}>
          <dt className={css.when}>{when}</dt>
          <dd className={css.what}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
