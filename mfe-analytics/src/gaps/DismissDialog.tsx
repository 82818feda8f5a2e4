import type { Gap } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { ConfirmDialog, useWords } from '@askwell/ui';
import { useDismissGapMutation } from '../api/gaps.api.ts';
import { gapsWords } from '../words/gaps.ts';

type DismissDialogProps = { id: string; gap: Gap; onClose: () => void; onTaught: () => void };

/** Not every question deserves an answer. */
export function DismissDialog({ id, gap, onClose, onTaught }: DismissDialogProps) {
  const { dismissal } = useWords(gapsWords);
  const [dismiss, { isLoading, error }] = useDismissGapMutation();
  const confirm = async () => {
    const done = await dismiss({ id, questions: gap.questions.map(({ text }) => text) });
    if (done.error !== undefined) return;
    toast.success(dismissal.done);
    onTaught();
  };
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={dismissal.title}
      description={dismissal.description(gap.name)}
      confirmLabel={dismissal.action}
      busyLabel={dismissal.busy}
      busy={isLoading}
      error={error === undefined ? undefined : messageOf(error, dismissal.failed)}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
