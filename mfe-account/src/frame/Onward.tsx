import { useEffect, useState } from 'react';
import { Link, useNavigate } from '@askwell/platform';
import { Banner, useWords } from '@askwell/ui';
import { frameWords } from '../words/frame.ts';
import css from './Onward.module.css';

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

/** Says how it went, counts down, and goes on by itself unless the page is left before. */
export function Onward({ tone, message, to, email, afterMs, linkLabel, replace = false }: OnwardProps) {
  const words = useWords(frameWords);
  const navigate = useNavigate();
  const seconds = useCountdown(afterMs);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { state: stateOf(email), replace }), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, email, afterMs, replace]);
  return (
    <Banner tone={tone}>
      <p>{message}</p>
      <p className={css.line}>
        <Link to={to} state={stateOf(email)} replace={replace}>
          {linkLabel}
        </Link>
        {/* Read out once a second it would drown the message. */}
        <span className={css.seconds} aria-hidden="true">
          {words.inSeconds(seconds)}
        </span>
      </p>
    </Banner>
  );
}

function useCountdown(ms: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const stateOf = (email: string | undefined) => (email === undefined ? null : { email });
