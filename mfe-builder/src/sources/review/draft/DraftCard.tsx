import type { SourceDraft } from '@askwell/contracts';
import { AnswerText, Badge, Button, Check, Pencil, useWords, X } from '@askwell/ui';
import { reviewWords } from '../../../words/review.ts';
import { DraftChange } from './DraftChange.tsx';
import { canBeNew, type Decision } from '../review-state.ts';
import { useSwipe } from '../use-swipe.ts';
import css from './DraftCard.module.css';

type DraftCardProps = {
  draft: SourceDraft;
  decision: Decision;
  /** From 1. */
  place: number;
  count: number;
  /** Whether to show the keys on the buttons. */
  hasKeys: boolean;
  onDecide: (as: Decision) => void;
  onEdit: () => void;
  /** Accepts a draft that would change an FAQ as a new one. */
  onAdd: () => void;
  onMove: (by: 1 | -1) => void;
};

/** One draft with its actions. On a touch screen, a swipe decides. */
export function DraftCard(props: DraftCardProps) {
  const { draft, decision, place, count, onDecide } = props;
  const words = useWords(reviewWords);
  const isOpen = decision === 'open';
  const swipe = useSwipe((direction) => {
    if (isOpen) onDecide(direction === 'right' ? 'accepted' : 'rejected');
  });
  return (
    <div className={css.pane}>
      <article className={css.card} aria-labelledby="draft-question" data-decision={decision} {...swipe}>
        <p className={css.note}>
          <span>{words.position(place, count)}</span>
          {draft.changes === null ? null : <Badge tone="warning">{words.changesFaq}</Badge>}
          {isOpen ? null : (
            <Badge tone={decision === 'accepted' ? 'success' : 'neutral'}>{words.states[decision]}</Badge>
          )}
        </p>
        <h2 id="draft-question" dir="auto" className={css.question}>
          {draft.question}
        </h2>
        {draft.changes === null ? (
          <p className={css.answer} dir="auto">
            <AnswerText text={draft.answer} />
          </p>
        ) : (
          <DraftChange draft={draft} before={draft.changes} />
        )}
        {!isOpen || !canBeNew(draft) ? null : (
          <p className={css.other}>
            {words.otherQuestion}
            <Button size="s" aria-keyshortcuts={words.keys.add} onClick={props.onAdd}>
              {words.add}
              {props.hasKeys ? <Key name={words.keys.add} /> : null}
            </Button>
          </p>
        )}
        {draft.wordings.length === 0 ? null : (
          <div className={css.wordings}>
            <h3 className={css.label}>{words.wordings}</h3>
            <ul className={css.list}>
              {draft.wordings.map((wording) => (
                <li key={wording} dir="auto">
                  {wording}
                </li>
              ))}
            </ul>
          </div>
        )}
        {draft.isEdited ? <p className={css.edited}>{words.edited}</p> : null}
      </article>
      <DraftActions {...props} />
    </div>
  );
}

const Key = ({ name }: { name: string }) => (
  <kbd className={css.key} aria-hidden="true">
    {name}
  </kbd>
);

function DraftActions({ decision, hasKeys, onDecide, onEdit }: DraftCardProps) {
  const words = useWords(reviewWords);
  const key = (name: string) => (hasKeys ? <Key name={name} /> : null);
  if (decision !== 'open')
    return (
      <div className={css.actions}>
        <Button className={css.action ?? ''} onClick={() => onDecide('open')}>
          {words.reopen}
        </Button>
      </div>
    );
  return (
    <div className={css.actions}>
      <Button
        className={css.action ?? ''}
        icon={<X aria-hidden="true" />}
        aria-keyshortcuts={words.keys.reject}
        onClick={() => onDecide('rejected')}
      >
        {words.reject}
        {key(words.keys.reject)}
      </Button>
      <Button
        className={css.action ?? ''}
        icon={<Pencil aria-hidden="true" />}
        aria-keyshortcuts={words.keys.edit}
        onClick={onEdit}
      >
        {words.edit}
        {key(words.keys.edit)}
      </Button>
      <Button
        className={css.action ?? ''}
        variant="primary"
        icon={<Check aria-hidden="true" />}
        aria-keyshortcuts={words.keys.accept}
        onClick={() => onDecide('accepted')}
      >
        {words.accept}
        {key(words.keys.accept)}
      </Button>
    </div>
  );
}
