import { brand, Link } from '@askwell/platform';
import type { RemotePage } from '@askwell/contracts';
import { Button, ButtonLink, RefreshCw } from '@askwell/ui';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { Notice } from '../frame/Notice.tsx';
import { RemoteIncompatible, RemoteUnavailable } from './remote-problems.ts';

type RemoteFailureProps = { page: RemotePage; error: unknown; onRetry: () => void };

/** What a person sees instead of a page that could not be loaded, or that broke. */
export function RemoteFailure({ page, error, onRetry }: RemoteFailureProps) {
  useHeadingFocus();
  const isOutdated = error instanceof RemoteIncompatible;
  return (
    <Notice
      title={`${page.title} is not available right now`}
      text={wordsFor(error)}
      actions={
        <>
          <Button
            variant="primary"
            icon={<RefreshCw />}
            onClick={isOutdated ? () => window.location.reload() : onRetry}
          >
            {isOutdated ? 'Reload' : 'Try again'}
          </Button>
          <ButtonLink as={Link} to="/" variant="secondary">
            Take Me Home
          </ButtonLink>
        </>
      }
    />
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof RemoteIncompatible)
    return `This part of ${brand.name} has just been renewed and this page is of the day before. Reload to get the new one.`;
  if (error instanceof RemoteUnavailable)
    return `This part of ${brand.name} did not load. Everything else works, and nothing of yours is lost.`;
  return 'Something broke while this page was being shown. Everything else works, and what you have saved is safe.';
}
