import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
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

type TimedToastProps = { toast: ToastMessage; order: number };

/**
 * A toast that leaves after 5 s, or when it is dismissed; its time stands still while somebody
 * points at it or is in it. Whoever dismisses it by keyboard goes on where they came from.
 */
export function TimedToast({ toast, order }: TimedToastProps) {
  const dispatch = useAppDispatch();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const left = useRef(shownMs);
  const cameFrom = useRef<Element | null>(null);
  const leave = useCallback(() => setIsLeaving(true), []);
  const isHeld = isPointedAt || isFocused;

  useEffect(() => {
    if (isHeld || isLeaving) return;
    const started = Date.now();
    const timer = setTimeout(leave, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [isHeld, isLeaving, leave]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), exitMs);
    return () => clearTimeout(timer);
  }, [dispatch, isLeaving, toast.id]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsFocused(true);
  };
  const dismiss = () => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    leave();
  };

  return (
    <Toast
      tone={tones[toast.tone]}
      leaving={isLeaving}
      onDismiss={dismiss}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setIsFocused(false)}
      style={{ order }}
    >
      {toast.text}
    </Toast>
  );
}
