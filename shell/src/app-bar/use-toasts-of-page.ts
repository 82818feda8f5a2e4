import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@askwell/platform';
import { selectToasts, toastDismissed } from '@askwell/platform/shell';

/**
 * Dismisses the toasts of a page when the person leaves it. A toast that is newer than the last
 * press or key stays: it is about the step that led to the next page, such as a save.
 */
export function useToastsOfPage(pathname: string): void {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const seen = useRef<string[]>([]);
  const noteSeen = useEffectEvent(() => {
    seen.current = toasts.map(({ id }) => id);
  });

  useEffect(() => {
    const note = () => noteSeen();
    const events = ['pointerdown', 'keydown'];
    for (const event of events) window.addEventListener(event, note, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note, { capture: true });
    };
  }, []);

  useEffect(
    () => () => {
      for (const id of seen.current) dispatch(toastDismissed(id));
      seen.current = [];
    },
    [dispatch, pathname],
  );
}
