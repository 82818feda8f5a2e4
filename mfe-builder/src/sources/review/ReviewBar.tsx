import type { Ref } from 'react';
import { Button, IconButton, useWords } from '@askwell/ui';
import { BackArrow } from '../../editor/bar/BackArrow.tsx';
import { reviewWords } from '../../words/review.ts';
import { decisionOf, type Decision } from './review-state.ts';
import type { Review } from './use-review.ts';
import css from './ReviewBar.module.css';

type ReviewBarProps = {
  review: Review;
  chatbotId: string;
  headingRef: Ref<HTMLHeadingElement>;
  onHelp: () => void;
};

/** The way back, how many drafts are left, the undo of the last decision, and the help. */
export function ReviewBar({ review, chatbotId, headingRef, onHelp }: ReviewBarProps) {
  const words = useWords(reviewWords);
  const { state, isSaving, undo } = review;
  const count = (as: Decision) => state.drafts.filter((draft) => decisionOf(state, draft) === as).length;
  const [accepted, rejected] = [count('accepted'), count('rejected')];
  return (
    <header className={css.bar}>
      <BackArrow label={words.back} to={`/chatbot/${chatbotId}`} state={{ tab: 'knowledge' }} />
      <div className={css.words}>
        <h1 ref={headingRef} tabIndex={-1} className={css.title}>
          {words.title}
        </h1>
        {state.drafts.length === 0 ? null : (
          <p className={css.counts}>
            <span>{words.left(count('open'))}</span>
            {accepted === 0 ? null : <span>{words.accepted(accepted)}</span>}
            {rejected === 0 ? null : <span>{words.rejected(rejected)}</span>}
            {accepted + rejected === 0 ? null : (
              <span className={css.saved}>{isSaving ? words.saving : words.saved}</span>
            )}
          </p>
        )}
      </div>
      <div className={css.actions}>
        {state.drafts.length === 0 ? null : (
          <Button
            size="s"
            variant="quiet"
            aria-keyshortcuts={words.keys.undo}
            disabled={state.history.length === 0}
            onClick={undo}
          >
            {words.undo}
          </Button>
        )}
        <IconButton label={words.help.open} aria-keyshortcuts={words.keys.help} onClick={onHelp}>
          <span aria-hidden="true" className={css.mark}>
            ?
          </span>
        </IconButton>
      </div>
    </header>
  );
}
