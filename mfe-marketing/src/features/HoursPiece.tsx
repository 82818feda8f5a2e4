import { content } from './content.ts';
import css from './HoursPiece.module.css';

/** When a person answers. */
export function HoursPiece() {
  return (
    <dl className={css.hours}>
      {content.cards.support.hours.map(({ when, what }) => (
        <div key={when} className={css.row}>
          <dt className={css.when}>{when}</dt>
          <dd className={css.what}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
