import { Button, CopyField, Dialog, useWords } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';

type EmbedCodeDialogProps = { name: string; embedCode: string; open: boolean; onClose: () => void };

/** The embed code of a deployed chatbot, to copy again. */
export function EmbedCodeDialog({ name, embedCode, open, onClose }: EmbedCodeDialogProps) {
  const { embedDialog: words } = useWords(dashboardWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.title(name)}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <CopyField
        label={words.label}
        help={words.help}
        value={embedCode}
        multiline
        buttonLabel={words.copy}
        variant="primary"
      />
    </Dialog>
  );
}
