import { Link } from '@askwell/platform';
import { Banner, ButtonLink } from '@askwell/ui';

/** A new address waits for its code; until then the old one signs in. */
export function PendingEmail({ email }: { email: string | null }) {
  if (email === null) return null;
  return (
    <Banner
      title={`${email} waits for its code`}
      action={
        <ButtonLink as={Link} to="/verify-email" state={{ email }} size="s">
          Enter the code
        </ButtonLink>
      }
    >
      We sent it by mail. Until you enter it, your present address stays.
    </Banner>
  );
}
