import type { User } from '@askwell/contracts';
import { hasPage, Link, useSignOut } from '@askwell/platform';
import { Badge, Button, ButtonLink, Card, LogOut, User as UserIcon } from '@askwell/ui';
import { MessageQuota } from './MessageQuota.tsx';
import { planName } from '../plan.ts';
import css from './OwnerCard.module.css';

/** Who is signed in, on which plan, and how much of the plan is used. */
export function OwnerCard({ user }: { user: User }) {
  const { signOut, isLeaving } = useSignOut();
  return (
    <Card as="section" aria-label="Your account" className={css.card}>
      <div className={css.person}>
        <span className={css.initial} aria-hidden="true">
          {initialOf(user.name)}
        </span>
        <div className={css.names}>
          <h2 className={css.name}>{user.name}</h2>
          <p className={css.email}>{user.email}</p>
        </div>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{planName(user)}</dd>
        </div>
        <div>
          <dt>Account Status</dt>
          <dd>
            <Badge tone="success" dot>
              Active
            </Badge>
          </dd>
        </div>
        <div className={css.quota}>
          <dt>Messages this month</dt>
          <dd>
            <MessageQuota usage={user.usage} />
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        {hasPage('/profile') ? (
          <ButtonLink as={Link} to="/profile" size="s" icon={<UserIcon aria-hidden="true" />}>
            Profile
          </ButtonLink>
        ) : null}
        <Button
          size="s"
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

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';
