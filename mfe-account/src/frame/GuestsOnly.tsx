import type { ReactNode } from 'react';
import { Navigate, useSession } from '@askwell/platform';
import { Waiting, useWords } from '@askwell/ui';
import { frameWords } from '../words/frame.ts';
import css from './GuestsOnly.module.css';

type GuestsOnlyProps = {
  /** Where somebody goes who is signed in, or who has just signed in. */
  onward: string;
  children: ReactNode;
};

/**
 * A page for people who are not signed in; everybody else goes on. Painted ahead it is a visitor's,
 * so it stays unseen where somebody has a token.
 */
export function GuestsOnly({ onward, children }: GuestsOnlyProps) {
  const words = useWords(frameWords);
  const { status } = useSession();
  if (status === 'checking') return <Waiting label={words.checking} />;
  if (status === 'signedIn') return <Navigate to={onward} replace />;
  return <div className={css.guests}>{children}</div>;
}
