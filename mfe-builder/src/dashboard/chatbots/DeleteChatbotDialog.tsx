import type { ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { ConfirmDialog, useWords } from '@askwell/ui';
import { useDeleteChatbotMutation } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';

type DeleteChatbotDialogProps = {
  chatbot: ChatbotSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a chatbot is deleted with all its data. */
export function DeleteChatbotDialog({ chatbot, open, onOpenChange }: DeleteChatbotDialogProps) {
  const { deletion: words } = useWords(dashboardWords);
  const [deleteChatbot, { isLoading }] = useDeleteChatbotMutation();

  const confirm = async () => {
    if (isLoading) return;
    try {
      await deleteChatbot(chatbot._id).unwrap();
      onOpenChange(false);
      toast.success(words.done(chatbot.name));
    } catch (error) {
      onOpenChange(false);
      toast.error(messageOf(error, words.failed));
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(chatbot.name)}
      description={words.text}
      confirmLabel={words.confirm}
      busyLabel={words.deleting}
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
