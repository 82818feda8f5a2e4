import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';

export type LoadFailureProps = {
  title?: ReactNode;
  /** Why, or what to do. */
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Something could not be loaded; a button tries again. */
export function LoadFailure({ title, children, onRetry, isRetrying = false }: LoadFailureProps) {
  const words = useWords(uiWords);
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        <Button size="s" busy={isRetrying} busyLabel={words.trying} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
