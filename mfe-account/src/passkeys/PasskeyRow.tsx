import { useState } from 'react';
import type { Passkey } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog, formatDate, useAgo, useWords } from '@askwell/ui';
import { useRemovePasskeyMutation } from '../api/passkeys.api.ts';
import css from '../shared/Rows.module.css';
import { passkeysWords } from '../words/passkeys.ts';
import { RenamePasskey } from './RenamePasskey.tsx';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const words = useWords(passkeysWords);
  const [isAsking, setIsAsking] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const ago = useAgo();
  const { id, name, addedAt, lastUsedAt } = passkey;

  const confirm = async () => {
    try {
      await remove(id).unwrap();
      toast.success(words.removed(name));
    } catch (error) {
      toast.error(messageOf(error, words.removeFailed));
    }
    setIsAsking(false);
  };

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
        <Button size="s" aria-label={words.removeOf(name)} onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      </div>
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
