import { callProblem } from '@askwell/platform';
import { Banner, Button } from '@askwell/ui';
import { failureOf } from '../forms/failure.ts';
import { profileWords } from './profile.words.ts';

type LoadFailureProps = { error: unknown; isBusy: boolean; onRetry: () => void };

const { failed, retry, busy } = profileWords.load;

/** The profile could not be loaded, why, and the way to try again. A refused session needs no words: it leads to /login. */
export function LoadFailure({ error, isBusy, onRetry }: LoadFailureProps) {
  if (callProblem(error).status === 401) return null;
  const { message, hint } = failureOf(error, { fallback: failed });
  return (
    <Banner
      tone="danger"
      title={failed}
      action={
        <Button size="s" busy={isBusy} busyLabel={busy} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {hint ?? (message === failed ? null : message)}
    </Banner>
  );
}
