import { useState } from 'react';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog, Trash2 } from '@askwell/ui';
import { useDeleteConversationMutation } from '../api/conversations.api.ts';

type DeleteConversationProps = { chatbotId: string; id: string; onDeleted: () => void };

/** For the visitor who asks to be forgotten. */
export function DeleteConversation({ chatbotId, id, onDeleted }: DeleteConversationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteConversationMutation();
  const confirm = async () => {
    const done = await remove({ chatbotId, id });
    if (done.error !== undefined) return;
    toast.success('Conversation deleted.');
    onDeleted();
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Delete conversation
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this conversation?"
        description="Everything that was said in it is deleted for good. The numbers that it was counted in stay."
        confirmLabel="Delete conversation"
        busyLabel="Deleting..."
        busy={isLoading}
        error={error === undefined ? undefined : messageOf(error, 'The conversation could not be deleted')}
        onOpenChange={setIsAsking}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
