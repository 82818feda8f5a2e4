import { useCallback, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from '@askwell/platform';
import { unsavedChanges } from '@askwell/platform/shell';
import { ConfirmDialog } from '@askwell/ui';

/** Nobody loses unsaved changes by accident: asks before another page, before a sign-out, before the tab is closed. */
export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist, () => false);
  return isNeeded ? <Watch /> : null;
}

function Watch() {
  const question = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.question, () => null);
  // Asks the state of this very moment: a page that has just saved goes on in the same breath.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedChanges.exist() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => {
      if (unsavedChanges.exist()) event.preventDefault();
    }, []),
  );
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    if (question) question.answer(false);
    else blocker.reset?.();
  };
  const leave = () => {
    if (question) return question.answer(true);
    unsavedChanges.discard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={isBlocked || question !== null}
      onOpenChange={stay}
      title="Leave without saving?"
      description="Your last changes are not saved and would be lost."
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      onConfirm={leave}
    />
  );
}
