import type { ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { ConfirmDialog } from '@askwell/ui';
import { useDeleteChatbotMutation } from '../../api/builder.api.ts';

type DeleteChatbotDialogProps = {
  chatbot: ChatbotSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a chatbot goes, with everything that goes with it. */
export function DeleteChatbotDialog({ chatbot, open, onOpenChange }: DeleteChatbotDialogProps) {
  const [deleteChatbot, { isLoading }] = useDeleteChatbotMutation();

  const confirm = async () => {
    if (isLoading) return;
    try {
      await deleteChatbot(chatbot._id).unwrap();
      onOpenChange(false);
      toast.success(`Chatbot "${chatbot.name}" deleted successfully!`);
    } catch (error) {
      onOpenChange(false);
      toast.error(messageOf(error, 'Failed to delete chatbot'));
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete "${chatbot.name}"?`}
      description="Its knowledge base, conversations and statistics go with it, and it disappears from your website. This cannot be undone."
      confirmLabel="Delete Chatbot"
      busyLabel="Deleting..."
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
