import { Link, useLocation } from '@askwell/platform';
import { ButtonLink, useWords } from '@askwell/ui';
import { sourcesWords } from '../words/sources.ts';

/** Opens the review of the drafts over the editor, which keeps its unsaved changes. */
export function ReviewLink({ count }: { count: number }) {
  const { list: words } = useWords(sourcesWords);
  const { pathname } = useLocation();
  return (
    <ButtonLink as={Link} to={`${pathname}?review`} variant="primary" size="s">
      {words.review(count)}
    </ButtonLink>
  );
}
