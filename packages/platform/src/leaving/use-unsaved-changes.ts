import { useEffect } from 'react';
import { unsavedChanges } from './unsaved-changes.ts';

/**
 * Says that the person would lose something by leaving, as long as `isDirty`. The shell then asks
 * before another page is opened and before a sign-out, and the browser before the tab is closed or
 * reloaded.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => (isDirty ? unsavedChanges.add() : undefined), [isDirty]);
}
