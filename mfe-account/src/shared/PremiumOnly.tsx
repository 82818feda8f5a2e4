import { Link } from '@askwell/platform';
import { Banner, ButtonLink } from '@askwell/ui';

/** Says that something is part of Premium, and how to get there. */
export function PremiumOnly({ children }: { children: string }) {
  return (
    <Banner
      title="Part of Premium"
      action={
        <ButtonLink as={Link} to="/profile?tab=billing" size="s">
          See the plans
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
