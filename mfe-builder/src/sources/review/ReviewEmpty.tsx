import type { Source } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { BookOpen, ButtonLink, CircleCheck, EmptyState, useWords } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import { isReading } from '../list/use-watching.ts';
import { decisionOf, type ReviewState } from './review-state.ts';
import css from './ReviewEmpty.module.css';

type ReviewEmptyProps = { chatbotId: string; state: ReviewState; sources: readonly Source[] };

/** No draft is left: because all are reviewed, none has come yet, or there is no source. */
export function ReviewEmpty({ chatbotId, state, sources }: ReviewEmptyProps) {
  const { empty: words, reading } = useWords(reviewWords);
  const accepted = state.drafts.filter((draft) => decisionOf(state, draft) === 'accepted').length;
  const isDone = state.drafts.length > 0;
  const isWaiting = sources.some(isReading);
  return (
    <div className={css.empty}>
      <EmptyState
        art={isDone ? <CircleCheck /> : <BookOpen />}
        title={isDone ? words.doneTitle : isWaiting ? reading.title : words.title}
        text={
          isDone
            ? words.done(accepted)
            : isWaiting
              ? reading.wait
              : sources.length > 0
                ? words.nothing
                : words.text
        }
        action={
          isWaiting && !isDone ? undefined : (
            <ButtonLink
              as={Link}
              to={`/chatbot/${chatbotId}`}
              state={{ tab: 'knowledge' }}
              variant={isDone ? 'primary' : 'secondary'}
            >
              {words.toKnowledge}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
