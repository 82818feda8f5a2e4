import { useId } from 'react';
import { Badge, Star } from '@askwell/ui';
import { moment } from '../period/moments.ts';
import css from './Conversation.module.css';

export type ConversationProps = {
  user: string | null;
  /** When something was last said in it. */
  at: string;
  rating: number | null;
  lastMessage: string | null;
  /** How much was said, and what else is worth knowing. */
  facts: readonly string[];
  onOpen: () => void;
};

/** One conversation: who, when, how it went, and how it ended. All of it opens the transcript. */
export function Conversation({ user, at, rating, lastMessage, facts, onOpen }: ConversationProps) {
  const messageId = useId();
  return (
    <li className={css.conversation}>
      <div className={css.head}>
        <div className={css.who}>
          <h3 className={css.user}>
            <button type="button" className={css.open} aria-describedby={messageId} onClick={onOpen}>
              {user ?? 'Anonymous'}
            </button>
          </h3>
          <time dateTime={at} className={css.time}>
            {moment(at)}
          </time>
        </div>
        {rating === null ? null : (
          <Badge tone={rating > 3 ? 'success' : 'danger'}>
            <Star aria-hidden="true" className={css.star} />
            {rating}/5
          </Badge>
        )}
      </div>
      <p id={messageId} className={lastMessage === null ? css.none : css.message}>
        {lastMessage ?? 'No messages'}
      </p>
      <p className={css.facts}>{facts.join(' · ')}</p>
    </li>
  );
}
