import type { ApiToken } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog } from '@askwell/ui';
import { useState } from 'react';
import css from '../rights/Rows.module.css';
import { ago, onDay, useNow } from '../rights/when.ts';
import { useRevokeTokenMutation } from '../api/tokens.api.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const [isAsking, setIsAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeTokenMutation();
  const { id, name, hint, lastUsedAt, expiresAt } = token;
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
          {lastUsedAt === null ? 'never used' : `last used ${ago(lastUsedAt, now)}`}
          {expiresAt === null || hasExpired ? '' : ` · valid until ${onDay(expiresAt)}`}
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
