import type { Invitation } from '@askwell/contracts';
import { Button, formatDate, useWords } from '@askwell/ui';
import { useInviteMemberMutation, useRevokeInvitationMutation } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import { withToast } from '../shared/with-toast.ts';
import { teamWords } from '../words/team.ts';

/** One invitation that waits, with a new link and its revocation. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { invitations: words, roles } = useWords(teamWords);
  const [invite, sending] = useInviteMemberMutation();
  const [revoke, revoking] = useRevokeInvitationMutation();
  const { id, email, role, invitedBy, expiresAt } = invitation;

  const sendAgain = () =>
    withToast(invite({ email, role }).unwrap(), { done: words.sent(email), failed: words.failed });
  const end = () => withToast(revoke(id).unwrap(), { done: words.revoked, failed: words.revokeFailed });

  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.title} translate="no">
          {email}
        </p>
        <p className={rows.note}>
          {words.by(invitedBy, roles[role])} · {words.until(formatDate(expiresAt, 'date'))}
        </p>
      </div>
      <div className={rows.actions}>
        <Button
          size="s"
          aria-label={words.againTo(email)}
          busy={sending.isLoading}
          onClick={() => void sendAgain()}
        >
          {words.again}
        </Button>
        <Button
          size="s"
          aria-label={words.revokeOf(email)}
          busy={revoking.isLoading}
          onClick={() => void end()}
        >
          {words.revoke}
        </Button>
      </div>
    </li>
  );
}
