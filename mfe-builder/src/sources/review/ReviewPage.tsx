import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@askwell/platform';
import { Banner, Button, LoadFailure, useWords, VisuallyHidden, Waiting } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import { DraftCard } from './draft/DraftCard.tsx';
import { DraftEditor } from './draft/DraftEditor.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftSource } from './draft/DraftSource.tsx';
import { GoLive } from './GoLive.tsx';
import { ReadingNote } from './ReadingNote.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewEmpty } from './ReviewEmpty.tsx';
import { canBeNew, decisionOf, type Decision } from './review-state.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useReview } from './use-review.ts';
import { useKeySetting, useReviewKeys, type ReviewKey } from './use-review-keys.ts';
import { useSourceProgress } from './use-source-progress.ts';
import css from './ReviewPage.module.css';

/**
 * The review of the drafts that a chatbot's sources propose: the list, the draft, and the sentence
 * that it comes from.
 */
export default function ReviewPage({ chatbotId }: { chatbotId: string }) {
  const words = useWords(reviewWords);
  const review = useReview(chatbotId);
  const { state, current, list, decide, undo, move } = review;
  const sources = useSourceProgress(chatbotId, state.drafts.length, list.refetch);
  const [editing, setEditing] = useState<string | null>(null);
  const [isHelping, setIsHelping] = useState(false);
  const [hasKeys, setHasKeys] = useKeySetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEditing = current !== null && editing === current.id;

  // The page was opened over the editor, which had the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const act: Record<ReviewKey, () => void> = {
    a: () => decideCurrent('accepted'),
    n: () => {
      if (current === null || !canBeNew(current) || decisionOf(state, current) !== 'open') return;
      decide([current.id], 'accepted', { isNew: true });
    },
    x: () => decideCurrent('rejected'),
    e: () => {
      if (current !== null && decisionOf(state, current) === 'open') setEditing(current.id);
    },
    j: () => move(1),
    k: () => move(-1),
    z: undo,
    '?': () => setIsHelping(true),
  };
  const decideCurrent = (as: Decision) => {
    if (current !== null && decisionOf(state, current) !== as) decide([current.id], as);
  };
  useReviewKeys(hasKeys && !isEditing, (key) => act[key]());

  return (
    <div className={css.page}>
      <ReviewBar
        review={review}
        chatbotId={chatbotId}
        headingRef={heading}
        onHelp={() => setIsHelping(true)}
      />
      <ReadingNote sources={sources} />
      <GoLive review={review} chatbotId={chatbotId} />
      {review.hasFailed ? (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={review.retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.notSaved}
        </Banner>
      ) : null}
      {list.data === undefined && state.drafts.length === 0 ? (
        list.isError && !list.isFetching ? (
          <LoadFailure title={words.loadFailed} onRetry={() => void list.refetch()}>
            {messageOf(list.error, words.loadFailed)}
          </LoadFailure>
        ) : (
          <Waiting label={words.loading} />
        )
      ) : (
        <div className={css.panes} data-empty={state.drafts.length === 0}>
          {state.drafts.length === 0 ? null : <DraftList review={review} />}
          {current === null ? (
            <ReviewEmpty chatbotId={chatbotId} state={state} sources={sources} />
          ) : (
            <>
              {isEditing ? (
                <DraftEditor
                  key={current.id}
                  chatbotId={chatbotId}
                  draft={current}
                  onCancel={() => setEditing(null)}
                  onSaved={(draft) => {
                    review.replace(draft);
                    setEditing(null);
                    decide([draft.id], 'accepted');
                  }}
                />
              ) : (
                <DraftCard
                  key={current.id}
                  draft={current}
                  decision={decisionOf(state, current)}
                  place={state.drafts.indexOf(current) + 1}
                  count={state.drafts.length}
                  hasKeys={hasKeys}
                  onDecide={decideCurrent}
                  onEdit={act.e}
                  onAdd={act.n}
                  onMove={move}
                />
              )}
              <DraftSource draft={current} />
            </>
          )}
        </div>
      )}
      <VisuallyHidden>
        <output>{review.heard}</output>
      </VisuallyHidden>
      {isHelping ? (
        <ShortcutsDialog isOn={hasKeys} onToggle={setHasKeys} onClose={() => setIsHelping(false)} />
      ) : null}
    </div>
  );
}
