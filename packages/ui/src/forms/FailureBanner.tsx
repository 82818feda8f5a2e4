import { Banner } from '../feedback/Banner.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import type { Refusal } from './refusal.ts';
import css from './FailureBanner.module.css';

export type FailureBannerProps = {
  failure: Refusal | null;
  /** What to do if there was no answer, by the reason. */
  hints?: Readonly<Record<NonNullable<Refusal['reason']>, string>>;
};

/**
 * Says at the top of a form why sending it failed, and what to do if there was no answer. While the
 * form is sent again it is invisible and keeps its place.
 */
export function FailureBanner({ failure, hints }: FailureBannerProps) {
  const words = useWords(uiWords);
  if (failure === null) return null;
  const { message, reason, isPast } = failure;
  const className = isPast ? css.past : undefined;
  return reason === undefined ? (
    <Banner tone="danger" {...(className && { className })}>
      {message}
    </Banner>
  ) : (
    <Banner tone="danger" title={message} {...(className && { className })}>
      {(hints ?? words.hints)[reason]}
    </Banner>
  );
}
