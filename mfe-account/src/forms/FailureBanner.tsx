import { Banner } from '@askwell/ui';
import type { Failure } from './failure.ts';

/** Why it did not work, where the person is looking. */
export function FailureBanner({ failure }: { failure: Failure | null }) {
  if (failure === null) return null;
  if (failure.hint === undefined) return <Banner tone="danger">{failure.message}</Banner>;
  return (
    <Banner tone="danger" title={failure.message}>
      {failure.hint}
    </Banner>
  );
}
