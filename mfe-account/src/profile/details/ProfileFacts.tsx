import type { User } from '@askwell/contracts';
import { Badge, useWords } from '@askwell/ui';
import { Facts } from './Facts.tsx';
import { profileWords } from '../../words/profile.ts';

export function ProfileFacts({ user }: { user: User }) {
  const { details: words } = useWords(profileWords);
  return (
    <Facts
      facts={[
        [words.name, user.name],
        [words.email, user.email],
        [
          words.status,
          <Badge key="status" tone="success" dot>
            {words.active}
          </Badge>,
        ],
        [
          words.apiKey,
          user.geminiApiKey === null ? (
            <Badge key="required" tone="warning">
              {words.required}
            </Badge>
          ) : (
            <Badge key="configured" tone="success">
              {words.configured}
            </Badge>
          ),
        ],
      ]}
    />
  );
}
