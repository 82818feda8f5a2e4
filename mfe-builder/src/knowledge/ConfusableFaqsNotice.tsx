import { TriangleAlert } from '@askwell/ui';
import type { ConfusablePair } from '../answers/use-confusable-faqs.ts';
import css from './ConfusableFaqsNotice.module.css';

/** More would be read by nobody. */
const shownAtMost = 20;

/** The FAQs that steal each other's questions, folded up: visitors may get the one for the other. */
export function ConfusableFaqsNotice({
  confusablePairs,
  goToFaq,
}: {
  confusablePairs: readonly ConfusablePair[];
  goToFaq: (key: number) => void;
}) {
  if (confusablePairs.length === 0) return null;
  return (
    <details className={css.notice}>
      <summary className={css.summary}>
        <TriangleAlert aria-hidden="true" />
        {confusablePairs.length === 1
          ? '2 FAQs are easily confused'
          : `${confusablePairs.length.toLocaleString('en')} pairs of FAQs are easily confused`}
      </summary>
      <p className={css.text}>
        They ask nearly the same, so a visitor may get either answer. Merge them, or make the questions more
        different.
      </p>
      <ul className={css.list}>
        {confusablePairs.slice(0, shownAtMost).map(({ one, other, question }) => (
          <li key={`${one.key} ${other.key}`} className={css.pair}>
            <button type="button" className={css.link} onClick={() => goToFaq(one.key)}>
              {one.question}
            </button>
            <span className={css.and}>and</span>
            <button type="button" className={css.link} onClick={() => goToFaq(other.key)}>
              {other.question}
            </button>
            <span className={css.and}>Asked as ‘{question}’, it may get either answer.</span>
          </li>
        ))}
      </ul>
      {confusablePairs.length > shownAtMost ? (
        <p className={css.text}>These are the first {shownAtMost}. The others show as these are settled.</p>
      ) : null}
    </details>
  );
}
