import { useFocusOnMount } from '@askwell/ui';

/** The props of a heading that is read first when a step appears. */
export const useFocusedTitle = () => ({ ref: useFocusOnMount<HTMLHeadingElement>(), tabIndex: -1 });
