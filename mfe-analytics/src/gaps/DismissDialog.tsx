import type { Gap } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { ConfirmDialog } from '@askwell/ui';
import { useDismissGapMutation } from '../api/gaps.api.ts';

type DismissDialogProps = { id: string; gap: Gap; onClose: () => void; onTaught: () => void };

/** Not every question deserves an answer. */
export function DismissDialog({ id, gap, onClose, onTaught }: DismissDialogProps) {
  const [dismiss, { isLoading, error }] = useDismissGapMutation();
  const confirm = async () => {
    const done = await dismiss({ id, questions: gap.questions.map(({ text }) => text) });
    if (done.error !== undefined) return;
    toast.success('Gap dismissed.');
    onTaught();
  };
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title="Dismiss this gap?"
      description={`“${gap.name}” leaves this list. The conversations stay, and it comes back when somebody asks again.`}
      confirmLabel="Dismiss gap"
      busyLabel="Dismissing..."
      busy={isLoading}
      error={error === undefined ? undefined : messageOf(error, 'The gap could not be dismissed')}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
