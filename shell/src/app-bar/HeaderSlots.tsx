import { registry, SlotHost } from '@askwell/platform/shell';

/** What remotes lend for the header, in the order of the registry. */
export function HeaderSlots() {
  return registry.remotes.flatMap(({ slots = [] }) =>
    slots.flatMap((slot) => (slot.in === 'header' ? [<SlotHost key={slot.name} name={slot.name} />] : [])),
  );
}
