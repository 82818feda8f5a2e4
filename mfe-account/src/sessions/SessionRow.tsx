import type { SignedInSession } from '@askwell/contracts';
import { Badge, Button, formatDate, useAgo, useWords } from '@askwell/ui';
import { securityWords } from '../words/security.ts';
import css from '../shared/Rows.module.css';
import { withToast } from '../shared/with-toast.ts';
import { useEndSessionMutation } from '../api/sessions.api.ts';

export function SessionRow({ session, onEnded }: { session: SignedInSession; onEnded: () => void }) {
  const { sessions: words } = useWords(securityWords);
  const [end, { isLoading }] = useEndSessionMutation();
  const ago = useAgo();
  const { id, device, createdAt, lastUsedAt, isCurrent } = session;
  const since = formatDate(createdAt, 'date');
  const signOut = async () => {
    const toasts = { done: words.ended(device), failed: words.endFailed };
    if (await withToast(end(id).unwrap(), toasts)) onEnded();
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          <span translate="no">{device}</span>
          {isCurrent ? <Badge tone="accent">{words.current}</Badge> : null}
        </p>
        <p className={css.note}>{isCurrent ? words.inUse(since) : words.lastUsed(ago(lastUsedAt), since)}</p>
      </div>
      {isCurrent ? null : (
        <Button
          size="s"
          aria-label={words.endOf(device)}
          busy={isLoading}
          busyLabel={words.ending}
          onClick={() => void signOut()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
