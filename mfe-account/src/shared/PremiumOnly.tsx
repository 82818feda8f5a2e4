import { Link } from '@askwell/platform';
import { developersWords } from '../words/developers.ts';
import { Banner, ButtonLink, useWords } from '@askwell/ui';

/** Says that something is part of Premium, and how to get there. */
export function PremiumOnly({ children }: { children: string }) {
  const { premium: words } = useWords(developersWords);
  return (
    <Banner
      title={words.title}
      action={
        <ButtonLink as={Link} to="/profile?tab=billing" size="s">
          {words.action}
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
