import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '@askwell/platform';
import { toastDismissed, type ToastMessage } from '@askwell/platform/shell';
import { Toast, type Tone } from '@askwell/ui';

const shownMs = 5000;
const exitMs = 300;

const tones: Record<ToastMessage['tone'], Tone> = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
};

/** A toast that leaves after 5 s, or when it is dismissed; it waits while somebody points at it or is in it. */
export function TimedToast({ toast }: { toast: ToastMessage }) {
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => setIsLeaving(true), []);

  useEffect(() => {
    if (isHeld && !isLeaving) return;
    const timer = isLeaving
      ? setTimeout(() => dispatch(toastDismissed(toast.id)), exitMs)
      : setTimeout(leave, shownMs);
    return () => clearTimeout(timer);
  }, [dispatch, isHeld, isLeaving, leave, toast.id]);

  return (
    <Toast
      tone={tones[toast.tone]}
      leaving={isLeaving}
      onDismiss={leave}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast.text}
    </Toast>
  );
}
