import { Card, Skeleton } from '@askwell/ui';
import css from './ChatbotCard.module.css';

/** The shape of a card that is on its way. */
export function ChatbotCardSkeleton() {
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <Skeleton width="2.75rem" height="2.75rem" round />
        <div className={css.names}>
          <Skeleton width="10rem" height="1.125rem" />
          <Skeleton width="4rem" />
        </div>
      </div>
      <Skeleton width="80%" />
      <Skeleton width="60%" height="2.5rem" />
      <div className={css.actions}>
        <Skeleton width="5rem" height="2.125rem" />
        <Skeleton width="6.5rem" height="2.125rem" />
      </div>
    </Card>
  );
}
