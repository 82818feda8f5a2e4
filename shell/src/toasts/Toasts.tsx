import { useAppSelector } from '@askwell/platform';
import { selectToasts, type ToastMessage } from '@askwell/platform/shell';
import { ToastStack } from '@askwell/ui';
import { TimedToast } from './TimedToast.tsx';

/**
 * The one place where toasts are shown. What went wrong interrupts whoever listens; the rest waits
 * for a pause.
 */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const shown = (isWanted: (toast: ToastMessage) => boolean) =>
    toasts.map((toast, order) =>
      isWanted(toast) ? <TimedToast key={toast.id} toast={toast} order={order} /> : null,
    );
  return <ToastStack polite={shown((toast) => !isUrgent(toast))} urgent={shown(isUrgent)} />;
}

const isUrgent = ({ tone }: ToastMessage): boolean => tone === 'error' || tone === 'warning';
