import type { ApiToken } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog, formatDate, useAgo, useNow } from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { useRevokeTokenMutation } from '../api/tokens.api.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const [isAsking, setIsAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeTokenMutation();
  const { id, name, hint, lastUsedAt, expiresAt } = token;
  const ago = useAgo();
  const now = useNow();
  const hasExpired = expiresAt !== null && new Date(expiresAt) <= now;

  const confirm = async () => {
    try {
      await revoke(id).unwrap();
      toast.success(`Token "${name}" revoked`);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to revoke the token'));
    }
    setIsAsking(false);
  };

  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {name}
          {hasExpired ? <Badge tone="warning">Expired</Badge> : null}
        </p>
        <p className={css.note}>
          <span className={css.code}>{hint}</span> ·{' '}
          {lastUsedAt === null ? 'never used' : `last used ${ago(lastUsedAt)}`}
          {expiresAt === null || hasExpired ? '' : ` · valid until ${formatDate(expiresAt, 'date')}`}
        </p>
      </div>
      <Button size="s" aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Revoke "${name}"?`}
        description="Programs that use this token stop working at once. This cannot be undone."
        confirmLabel="Revoke token"
        busyLabel="Revoking..."
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
