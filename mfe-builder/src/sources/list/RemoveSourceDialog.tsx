import type { Source } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { ConfirmDialog, useWords } from '@askwell/ui';
import { useDeleteSourceMutation } from '../../api/sources.api.ts';
import { sourcesWords } from '../../words/sources.ts';

/** Asks before a source is removed with its drafts and passages. */
export function RemoveSourceDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { removal: words, list } = useWords(sourcesWords);
  const [remove, { isLoading }] = useDeleteSourceMutation();
  const { chatbotId, id, title } = source;
  const confirm = async () => {
    if (isLoading) return;
    try {
      await remove({ chatbotId, id }).unwrap();
      toast.success(words.done(title));
    } catch (error) {
      onClose();
      toast.error(messageOf(error, list.actionFailed));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(title)}
      description={words.text}
      confirmLabel={words.confirm}
      busyLabel={words.removing}
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
