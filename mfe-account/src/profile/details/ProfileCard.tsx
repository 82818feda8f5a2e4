import type { User } from '@askwell/contracts';
import { Link, useSignOut } from '@askwell/platform';
import { Badge, Button, ButtonLink, Card, formatDate, LogOut, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import css from './ProfileCard.module.css';
import { profileWords } from '../../words/profile.ts';

/** Who is signed in, since when, and on which plan. */
export function ProfileCard({ user }: { user: User }) {
  const { card: words } = useWords(profileWords);
  const { signOut, isLeaving } = useSignOut();
  return (
    <Card as="section" padding="s" aria-label={words.label} className={css.card}>
      <div className={css.person}>
        <h2 className={css.name}>{user.name}</h2>
        <p className={css.email}>{user.email}</p>
        <p className={css.facts}>
          <Badge tone="accent">{words.plans[isPremium(user) ? 'premium' : 'free']}</Badge>
          <Badge tone="success" dot>
            {words.active}
          </Badge>
          <span className={css.since}>
            {words.since} {formatDate(user.createdAt, 'longDate')}
          </span>
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink as={Link} to="/dashboard" size="s">
          {words.dashboard}
        </ButtonLink>
        <Button
          size="s"
          variant="quiet"
          icon={<LogOut aria-hidden="true" />}
          busy={isLeaving}
          busyLabel={words.leaving}
          onClick={signOut}
        >
          {words.logout}
        </Button>
      </div>
    </Card>
  );
}
