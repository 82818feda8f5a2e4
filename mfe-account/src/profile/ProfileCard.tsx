import type { User } from '@askwell/contracts';
import { Link, useSignOut } from '@askwell/platform';
import { Badge, Button, ButtonLink, Card, LogOut } from '@askwell/ui';
import css from './ProfileCard.module.css';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Who is signed in, since when, and on which plan. */
export function ProfileCard({ user }: { user: User }) {
  const { signOut, isLeaving } = useSignOut();
  return (
    <Card as="section" aria-label="Your account" className={css.card}>
      <div className={css.person}>
        <h2 className={css.name}>{user.name}</h2>
        <p className={css.email}>{user.email}</p>
        <p className={css.facts}>
          <Badge tone="accent">{user.subscription.plan === 'premium' ? 'Premium' : 'Free'}</Badge>
          <Badge tone="success" dot>
            Active
          </Badge>
          <span className={css.since}>Member Since {longDate.format(new Date(user.createdAt))}</span>
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink as={Link} to="/dashboard" size="s">
          Dashboard
        </ButtonLink>
        <Button
          size="s"
          variant="quiet"
          icon={<LogOut aria-hidden="true" />}
          busy={isLeaving}
          busyLabel="Logging out..."
          onClick={signOut}
        >
          Logout
        </Button>
      </div>
    </Card>
  );
}
