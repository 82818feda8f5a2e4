import { useCallback, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from '@askwell/platform';
import { unsavedChanges } from '@askwell/platform/shell';
import { ConfirmDialog, useWords } from '@askwell/ui';
import { shellWords } from '../words/shell.ts';

/**
 * Nobody loses unsaved changes by accident: asks before another page, before a sign-out, before the
 * tab is closed.
 */
export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist, () => false);
  return isNeeded ? <Watch /> : null;
}

function Watch() {
  const { leaving } = useWords(shellWords);
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
      title={leaving.title}
      description={leaving.description}
      cancelLabel={leaving.stay}
      confirmLabel={leaving.leave}
      onConfirm={leave}
    />
  );
}
