import { useState } from 'react';
import type { ChatbotSummary } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, ConfirmDialog, useWords } from '@askwell/ui';
import { useKeepChatbotMutation } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';

type KeepChatbotButtonProps = {
  chatbot: ChatbotSummary;
  /** Whose place in the plan it takes; undefined while the plan has a place to spare. */
  insteadOf: ChatbotSummary | undefined;
  className: string | undefined;
};

/**
 * Chooses a paused chatbot to answer visitors, when the owner has more chatbots than the plan
 * includes.
 */
export function KeepChatbotButton({ chatbot, insteadOf, className }: KeepChatbotButtonProps) {
  const { reactivation: words } = useWords(dashboardWords);
  const [isAsking, setIsAsking] = useState(false);
  const [keepChatbot, { isLoading }] = useKeepChatbotMutation();

  const keep = async () => {
    if (isLoading) return;
    try {
      await keepChatbot({ id: chatbot._id, body: insteadOf ? { insteadOf: insteadOf._id } : {} }).unwrap();
      toast.success(words.done(chatbot.name));
    } catch (error) {
      toast.error(messageOf(error, words.failed));
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button size="s" className={className} onClick={() => setIsAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="neutral"
        title={words.title(chatbot.name)}
        description={insteadOf ? words.replaces(insteadOf.name) : words.plain}
        confirmLabel={words.action}
        busyLabel={words.busy}
        busy={isLoading}
        onConfirm={() => void keep()}
      />
    </>
  );
}
