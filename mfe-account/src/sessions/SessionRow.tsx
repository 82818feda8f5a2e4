import type { SignedInSession } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, formatDate, useAgo } from '@askwell/ui';
import css from '../shared/Rows.module.css';
import { useEndSessionMutation } from '../api/sessions.api.ts';

export function SessionRow({ session, onEnded }: { session: SignedInSession; onEnded: () => void }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const ago = useAgo();
  const { id, device, createdAt, lastUsedAt, isCurrent } = session;
  const signOut = async () => {
    try {
      await end(id).unwrap();
      toast.success(`Signed out: ${device}`);
      onEnded();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to sign out'));
    }
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {device}
          {isCurrent ? <Badge tone="accent">This device</Badge> : null}
        </p>
        <p className={css.note}>
          {isCurrent ? 'In use now' : `Last used ${ago(lastUsedAt)}`} · signed in on{' '}
          {formatDate(createdAt, 'date')}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="s"
          aria-label={`Sign out ${device}`}
          busy={isLoading}
          busyLabel="Signing out..."
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
