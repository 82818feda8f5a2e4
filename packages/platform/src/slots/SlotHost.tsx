import { createElement, Suspense, useEffect, useState } from 'react';
import { useAppSelector } from '../index.ts';
import { borrow, type Lent } from './borrow.ts';
import { QuietBoundary } from './QuietBoundary.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * Shows the component that a remote lends for a slot. The page comes first: nothing is loaded
 * before the browser is idle.
 */
export default function SlotHost({ name, ...props }: { name: string }) {
  const [lent, setLent] = useState<Lent | null>(null);
  // What begins to load now would be refused: the token is gone, and the document is being left.
  const isLeaving = useAppSelector(({ session }) => session.user !== null && session.token === null);
  useEffect(() => {
    let isShown = true;
    const stop = whenIdle(
      () => void borrow(name).then((found) => (isShown ? setLent(() => found) : undefined)),
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [name]);
  if (lent === null || isLeaving) return null;
  return (
    <QuietBoundary onFailure={lent.failed}>
      <Suspense>{createElement(lent.component, props)}</Suspense>
    </QuietBoundary>
  );
}
