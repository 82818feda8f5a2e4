import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** Says what happens: 'Delete chatbot', not 'OK'. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  /** Why it did not work; the dialog stays. */
  error?: string | undefined;
  tone?: 'danger' | 'neutral';
  children?: ReactNode;
};

/** A question before something that matters. Focus starts on the harmless answer. */
export function ConfirmDialog({
  onOpenChange,
  confirmLabel,
  busyLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  error,
  tone = 'danger',
  children,
  ...dialog
}: ConfirmDialogProps) {
  const words = useWords(uiWords);
  const cancel = useRef<HTMLButtonElement>(null);
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  return (
    <Dialog
      {...dialog}
      size="s"
      role="alertdialog"
      initialFocus={cancel}
      onOpenChange={change}
      footer={
        <>
          <Button ref={cancel} onClick={() => change(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel ?? confirmLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error ? <Banner tone="danger">{error}</Banner> : null}
    </Dialog>
  );
}
