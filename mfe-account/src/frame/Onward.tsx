import { useEffect } from 'react';
import { Link, useNavigate } from '@askwell/platform';
import { Banner } from '@askwell/ui';

type OnwardProps = {
  tone: 'success' | 'warning';
  message: string;
  to: string;
  /** Goes along as the next page's state. */
  email?: string;
  /** How long the message can be read before the page goes on by itself. */
  afterMs: number;
  /** For who does not want to wait. */
  linkLabel: string;
  replace?: boolean;
};

/** Says how it went, and goes on by itself unless the page is left before. */
export function Onward({ tone, message, to, email, afterMs, linkLabel, replace = false }: OnwardProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { state: stateOf(email), replace }), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, email, afterMs, replace]);
  return (
    <Banner
      tone={tone}
      action={
        <Link to={to} state={stateOf(email)} replace={replace}>
          {linkLabel}
        </Link>
      }
    >
      {message}
    </Banner>
  );
}

const stateOf = (email: string | undefined) => (email === undefined ? null : { email });
