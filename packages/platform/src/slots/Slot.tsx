import { lazy, Suspense } from 'react';
import type { SlotName, SlotProps } from '@askwell/contracts';

/** Loaded with the app bar; without it, pages go on without what others lend. */
const SlotHost = lazy(() =>
  import(/* webpackChunkName: "app-bar" */ './SlotHost.tsx').catch(() => ({ default: () => null })),
);

export type SlotElementProps<Name extends SlotName> = { name: Name } & SlotProps[Name];

/**
 * The place of a component that another remote lends. It is empty until the page is idle and the
 * component is there, and stays empty if no live remote lends it, or if it does not load or throws.
 */
export function Slot<Name extends SlotName>(props: SlotElementProps<Name>) {
  return (
    <Suspense>
      <SlotHost {...props} />
    </Suspense>
  );
}
