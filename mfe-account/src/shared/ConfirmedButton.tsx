import { useState } from 'react';
import { Button, ConfirmDialog, type ButtonProps } from '@askwell/ui';
import { withToast } from './with-toast.ts';

type ConfirmedButtonProps = Pick<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  question: { title: string; text: string; action: string; busy: string };
  /** The call, once the question is answered. */
  onConfirm: () => Promise<unknown>;
  busy: boolean;
  done: string;
  failed: string;
};

/** A button that asks before its call, and tells in a toast how the call ended. */
export function ConfirmedButton({
  question,
  onConfirm,
  busy,
  done,
  failed,
  ...button
}: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    await withToast(onConfirm(), { done, failed });
    setIsAsking(false);
  };
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={question.title}
        description={question.text}
        confirmLabel={question.action}
        busyLabel={question.busy}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
