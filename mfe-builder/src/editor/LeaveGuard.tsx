import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from '@askwell/platform';
import { ConfirmDialog } from '@askwell/ui';

/** Nobody leaves with unsaved changes by accident: asks before another page, and lets the browser ask before it closes. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (hasChanges) event.preventDefault();
      },
      [hasChanges],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description="Your last changes to this chatbot are not saved and would be lost."
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
