import { useAppSelector } from '@askwell/platform';
import { selectToasts } from '@askwell/platform/shell';
import { ToastStack } from '@askwell/ui';
import { TimedToast } from './TimedToast.tsx';

/** The one place where toasts are shown. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  return (
    <ToastStack>
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </ToastStack>
  );
}
