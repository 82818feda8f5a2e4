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
        <div className={cards.cards}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} className={css.block}>
              <Skeleton width="60%" />
              <Skeleton width="45%" height="2.25rem" />
              <Skeleton width="70%" />
            </Card>
          ))}
        </div>
        <Card className={css.block}>
          <Skeleton width="10rem" height="1.375rem" />
          <Skeleton height="20rem" />
        </Card>
      </div>
    </>
  );
}
