import { Banner } from '../feedback/Banner.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import type { Refusal } from './refusal.ts';

/** Says at the top of a form why sending it failed, and what to do if there was no answer. */
export function FailureBanner({ failure }: { failure: Refusal | null }) {
  const { hints } = useWords(uiWords);
  if (failure === null) return null;
  const { message, reason } = failure;
  if (reason === undefined) return <Banner tone="danger">{message}</Banner>;
  return (
    <Banner tone="danger" title={message}>
      {hints[reason]}
    </Banner>
  );
}
