import { Card, Skeleton, useWords, VisuallyHidden } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';
import cards from '../cards/StatCards.module.css';
import css from './Report.module.css';

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  const { loading } = useWords(overviewWords);
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className={css.report} aria-busy="true">
        <Card padding="none">
          <div className={cards.cards}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <div key={key} className={css.block}>
                <Skeleton width="60%" />
                <Skeleton width="45%" height="2rem" />
                <Skeleton width="70%" />
              </div>
            ))}
          </div>
          <div className={css.overview}>
            {['gaps', 'chart'].map((key) => (
              <div key={key} className={css.block}>
                <Skeleton width="10rem" height="1.125rem" />
                <Skeleton height="20rem" />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}
