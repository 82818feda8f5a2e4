import { Card, Delayed, Skeleton, VisuallyHidden, useWords } from '@askwell/ui';
import css from './ProfileSkeleton.module.css';
import { profileWords } from '../words/profile.ts';

/** The shape of the profile while it is on its way. */
export function ProfileSkeleton() {
  const { load: words } = useWords(profileWords);
  return (
    <div className={css.profile} aria-busy="true">
      <Delayed>
        <VisuallyHidden>{words.busy}</VisuallyHidden>
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
