import type { ApiToken } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog, formatDate, useAgo, useNow, useWords } from '@askwell/ui';
import { useState } from 'react';
import { developersWords } from '../words/developers.ts';
import css from '../shared/Rows.module.css';
import { useRevokeTokenMutation } from '../api/tokens.api.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const { tokens: words } = useWords(developersWords);
  const [isAsking, setIsAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeTokenMutation();
  const { id, name, hint, scopes, lastUsedAt, expiresAt } = token;
  const ago = useAgo();
  const now = useNow();
  const hasExpired = expiresAt !== null && new Date(expiresAt) <= now;

  const confirm = async () => {
    try {
      await revoke(id).unwrap();
      toast.success(words.revoked(name));
    } catch (error) {
      toast.error(messageOf(error, words.revokeFailed));
    }
    setIsAsking(false);
  };

  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {name}
          {hasExpired ? <Badge tone="warning">{words.expired}</Badge> : null}
        </p>
        <p className={css.note}>
          <span className={css.code} translate="no">
            {hint}
          </span>{' '}
          · {scopes.map((scope) => words.scopes[scope].label).join(', ')} ·{' '}
          {lastUsedAt === null ? words.neverUsed : words.lastUsed(ago(lastUsedAt))}
          {expiresAt === null || hasExpired ? '' : ` · ${words.validUntil(formatDate(expiresAt, 'date'))}`}
        </p>
      </div>
      <Button size="s" aria-label={words.revokeOf(name)} onClick={() => setIsAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.question.title(name)}
        description={words.question.text}
        confirmLabel={words.question.action}
        busyLabel={words.question.busy}
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
