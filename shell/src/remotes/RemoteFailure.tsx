import { Link } from '@askwell/platform';
import { Button, ButtonLink, RefreshCw, useWords } from '@askwell/ui';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { Notice } from '../frame/Notice.tsx';
import { shellWords } from '../words/shell.ts';
import { RemoteIncompatible, RemoteUnavailable } from './remote-problems.ts';

type RemoteFailureProps = { error: unknown; onRetry: () => void };

/** What a person sees instead of a page that could not be loaded, or that broke. */
export function RemoteFailure({ error, onRetry }: RemoteFailureProps) {
  const { failure, toHome } = useWords(shellWords);
  useHeadingFocus();
  const isOutdated = error instanceof RemoteIncompatible;
  return (
    <Notice
      title={failure.title}
      text={failure[reasonOf(error)]}
      actions={
        <>
          <Button
            variant="primary"
            icon={<RefreshCw />}
            onClick={isOutdated ? () => window.location.reload() : onRetry}
          >
            {isOutdated ? failure.reload : failure.retry}
          </Button>
          <ButtonLink as={Link} to="/" variant="secondary">
            {toHome}
          </ButtonLink>
        </>
      }
    />
  );
}

function reasonOf(error: unknown): 'outdated' | 'unavailable' | 'broken' {
  if (error instanceof RemoteIncompatible) return 'outdated';
  return error instanceof RemoteUnavailable ? 'unavailable' : 'broken';
}
