import type { User } from '@askwell/contracts';
import { hasPage, Link, useSignOut } from '@askwell/platform';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  LogOut,
  MessagesSquare,
  useWords,
  User as UserIcon,
} from '@askwell/ui';
import { MessageQuota } from './MessageQuota.tsx';
import { planOf } from '../plan.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './OwnerCard.module.css';

/** The signed-in owner, the plan, and how much of it is used. */
export function OwnerCard({ user }: { user: User }) {
  const { account: words } = useWords(dashboardWords);
  const { signOut, isLeaving } = useSignOut();
  return (
    <Card as="section" aria-label={words.label} className={css.card}>
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
          <dt>{words.plan}</dt>
          <dd>{words.planNames[planOf(user)]}</dd>
        </div>
        <div>
          <dt>{words.status}</dt>
          <dd>
            <Badge tone="success" dot>
              {words.active}
            </Badge>
          </dd>
        </div>
        <div className={css.quota}>
          <dt>{words.messages}</dt>
          <dd>
            <MessageQuota usage={user.usage} />
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        {hasPage('/inbox') ? (
          <ButtonLink as={Link} to="/inbox" size="s" icon={<MessagesSquare aria-hidden="true" />}>
            {words.inbox}
          </ButtonLink>
        ) : null}
        {hasPage('/profile') ? (
          <ButtonLink as={Link} to="/profile" size="s" icon={<UserIcon aria-hidden="true" />}>
            {words.profile}
          </ButtonLink>
        ) : null}
        <Button
          size="s"
          icon={<LogOut aria-hidden="true" />}
          busy={isLeaving}
          busyLabel={words.loggingOut}
          onClick={signOut}
        >
          {words.logout}
        </Button>
      </div>
    </Card>
  );
}

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';
