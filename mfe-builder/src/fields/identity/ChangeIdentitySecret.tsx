import { useState } from 'react';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog, useWords } from '@askwell/ui';
import { useDeleteIdentitySecretMutation } from '../../api/builder.api.ts';
import { fieldsWords } from '../../words/fields.ts';
import css from './IdentitySecret.module.css';

type ChangeIdentitySecretProps = {
  chatbotId: string;
  isReplacing: boolean;
  onReplace: () => Promise<void>;
};

/** Replaces or deletes the identity secret, each after a confirmation. */
export function ChangeIdentitySecret({ chatbotId, isReplacing, onReplace }: ChangeIdentitySecretProps) {
  const { identity: words } = useWords(fieldsWords);
  const [deleteSecret, { isLoading: isDeleting }] = useDeleteIdentitySecretMutation();
  const [asked, setAsked] = useState<'replace' | 'delete' | null>(null);
  const close = () => setAsked(null);

  const replace = async () => {
    await onReplace();
    close();
  };
  const remove = async () => {
    const deleted = await deleteSecret(chatbotId);
    close();
    if (deleted.error === undefined) toast.success(words.deleted);
    else toast.error(messageOf(deleted.error, words.deleteFailed));
  };

  return (
    <div className={css.actions}>
      <Button onClick={() => setAsked('replace')}>{words.replace}</Button>
      <Button variant="quiet" onClick={() => setAsked('delete')}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asked === 'replace'}
        onOpenChange={close}
        title={words.replaceTitle}
        description={words.replaceText}
        confirmLabel={words.replace}
        busyLabel={words.creating}
        busy={isReplacing}
        onConfirm={() => void replace()}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={words.deleteTitle}
        description={words.deleteText}
        confirmLabel={words.delete}
        busyLabel={words.deleting}
        busy={isDeleting}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
