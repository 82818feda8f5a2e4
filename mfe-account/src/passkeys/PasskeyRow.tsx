import { useState } from 'react';
import type { Passkey } from '@askwell/contracts';
import { Button, formatDate, useAgo, useWords } from '@askwell/ui';
import { useRemovePasskeyMutation } from '../api/passkeys.api.ts';
import { ConfirmedButton } from '../shared/ConfirmedButton.tsx';
import css from '../shared/Rows.module.css';
import { passkeysWords } from '../words/passkeys.ts';
import { RenamePasskey } from './RenamePasskey.tsx';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const words = useWords(passkeysWords);
  const [isRenaming, setIsRenaming] = useState(false);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const ago = useAgo();
  const { id, name, addedAt, lastUsedAt } = passkey;

  if (isRenaming) {
    return (
      <li className={css.row}>
        <div className={css.whole}>
          <RenamePasskey passkey={passkey} onDone={() => setIsRenaming(false)} />
        </div>
      </li>
    );
  }
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>{name}</p>
        <p className={css.note}>
          {words.added(formatDate(addedAt, 'date'))} ·{' '}
          {lastUsedAt === null ? words.neverUsed : words.lastUsed(ago(lastUsedAt))}
        </p>
      </div>
      <div className={css.actions}>
        <Button size="s" aria-label={words.renameOf(name)} onClick={() => setIsRenaming(true)}>
          {words.rename}
        </Button>
        <ConfirmedButton
          size="s"
          aria-label={words.removeOf(name)}
          question={{ ...words.question, title: words.question.title(name) }}
          busy={isLoading}
          onConfirm={() => remove(id).unwrap()}
          done={words.removed(name)}
          failed={words.removeFailed}
        >
          {words.remove}
        </ConfirmedButton>
      </div>
    </li>
  );
}
