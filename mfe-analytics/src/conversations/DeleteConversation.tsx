import { useState } from 'react';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog, Trash2, useWords } from '@askwell/ui';
import { useDeleteConversationMutation } from '../api/conversations.api.ts';
import { conversationsWords } from '../words/conversations.ts';

type DeleteConversationProps = { chatbotId: string; id: string; onDeleted: () => void };

/** For the visitor who asks to be forgotten. */
export function DeleteConversation({ chatbotId, id, onDeleted }: DeleteConversationProps) {
  const { deletion } = useWords(conversationsWords);
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteConversationMutation();
  const confirm = async () => {
    const done = await remove({ chatbotId, id });
    if (done.error !== undefined) return;
    toast.success(deletion.done);
    onDeleted();
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {deletion.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={deletion.title}
        description={deletion.description}
        confirmLabel={deletion.action}
        busyLabel={deletion.busy}
        busy={isLoading}
        error={error === undefined ? undefined : messageOf(error, deletion.failed)}
        onOpenChange={setIsAsking}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
