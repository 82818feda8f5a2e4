import type { ApiToken } from '@askwell/contracts';
import { Badge, formatDate, useAgo, useNow, useWords } from '@askwell/ui';
import { developersWords } from '../words/developers.ts';
import { ConfirmedButton } from '../shared/ConfirmedButton.tsx';
import css from '../shared/Rows.module.css';
import { useRevokeTokenMutation } from '../api/tokens.api.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const { tokens: words } = useWords(developersWords);
  const [revoke, { isLoading }] = useRevokeTokenMutation();
  const { id, name, hint, scopes, lastUsedAt, expiresAt } = token;
  const ago = useAgo();
  const now = useNow();
  const hasExpired = expiresAt !== null && new Date(expiresAt) <= now;

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
      <ConfirmedButton
        size="s"
        aria-label={words.revokeOf(name)}
        question={{ ...words.question, title: words.question.title(name) }}
        busy={isLoading}
        onConfirm={() => revoke(id).unwrap()}
        done={words.revoked(name)}
        failed={words.revokeFailed}
      >
        {words.revoke}
      </ConfirmedButton>
    </li>
  );
}
