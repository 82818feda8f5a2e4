import { Card, Delayed, Skeleton, VisuallyHidden } from '@askwell/ui';
import css from './ProfileSkeleton.module.css';
import { profileWords } from './profile.words.ts';

/** The shape of the profile while it is on its way. */
export function ProfileSkeleton() {
  return (
    <div className={css.profile} aria-busy="true">
      <Delayed>
        <VisuallyHidden>{profileWords.load.busy}</VisuallyHidden>
        <Card className={css.card}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="16rem" />
          <Skeleton width="18rem" height="1.25rem" />
        </Card>
        <Skeleton width="17rem" height="1.5rem" />
        <Card className={css.card}>
          <Skeleton width="9rem" height="1.5rem" />
          {['name', 'email', 'status', 'key'].map((row) => (
            <Skeleton key={row} height="1.25rem" />
          ))}
        </Card>
      </Delayed>
    </div>
  );
}
