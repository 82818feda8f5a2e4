import { useState } from 'react';
import type { ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog } from '@askwell/ui';
import { useKeepChatbotMutation } from '../../api/builder.api.ts';

type KeepChatbotButtonProps = {
  chatbot: ChatbotSummary;
  /** Whose place in the plan it takes; undefined while the plan has a place to spare. */
  insteadOf: ChatbotSummary | undefined;
  className: string | undefined;
};

/** Chooses which chatbot goes on answering when there are more than the plan holds. */
export function KeepChatbotButton({ chatbot, insteadOf, className }: KeepChatbotButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [keepChatbot, { isLoading }] = useKeepChatbotMutation();

  const keep = async () => {
    if (isLoading) return;
    try {
      await keepChatbot({ id: chatbot._id, body: insteadOf ? { insteadOf: insteadOf._id } : {} }).unwrap();
      toast.success(`"${chatbot.name}" is the one that answers now.`);
    } catch (error) {
      toast.error(messageOf(error, 'The choice could not be saved. Please try again.'));
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button size="s" className={className} onClick={() => setIsAsking(true)}>
        Keep this one
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="neutral"
        title={`Keep "${chatbot.name}"?`}
        description={
          insteadOf
            ? `It takes the place of "${insteadOf.name}", which then answers nobody. Both keep everything, and you can choose again.`
            : 'It answers visitors again.'
        }
        confirmLabel="Keep this one"
        busyLabel="Choosing..."
        busy={isLoading}
        onConfirm={() => void keep()}
      />
    </>
  );
}
