import type { User } from '@askwell/contracts';
import { Badge } from '@askwell/ui';
import css from './ProfileFacts.module.css';

export function ProfileFacts({ user }: { user: User }) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>Full Name</dt>
        <dd>{user.name}</dd>
      </div>
      <div>
        <dt>Email Address</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>Account Status</dt>
        <dd>
          <Badge tone="success" dot>
            Active Account
          </Badge>
        </dd>
      </div>
      <div>
        <dt>API key</dt>
        <dd>
          {user.geminiApiKey === null ? (
            <Badge tone="warning">API Key Required</Badge>
          ) : (
            <Badge tone="success">API Key Configured</Badge>
          )}
        </dd>
      </div>
    </dl>
  );
}
