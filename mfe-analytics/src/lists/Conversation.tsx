import { useId } from 'react';
import type { VisitorIdentity } from '@askwell/contracts';
import { Badge, formatDate, useWords } from '@askwell/ui';
import { Star } from '@askwell/ui/more-icons';
import { IdentityBadge } from './IdentityBadge.tsx';
import { conversationsWords } from '../words/conversations.ts';
import css from './Conversation.module.css';

export type ConversationProps = {
  user: string | null;
  identity: VisitorIdentity;
  /** When something was last said in it. */
  at: string;
  rating: number | null;
  lastMessage: string | null;
  /** How much was said, and what else is worth knowing. */
  facts: readonly string[];
  onOpen: () => void;
};

/** One conversation: who, when, how it went, and how it ended. All of it opens the transcript. */
export function Conversation({ user, identity, at, rating, lastMessage, facts, onOpen }: ConversationProps) {
  const words = useWords(conversationsWords);
  const messageId = useId();
  return (
    <li className={css.conversation}>
      <div className={css.head}>
        <div className={css.who}>
          <h3 className={css.user}>
            <button type="button" className={css.open} aria-describedby={messageId} onClick={onOpen}>
              {user ?? words.anonymous}
            </button>
          </h3>
          <IdentityBadge identity={identity} />
          <time dateTime={at} className={css.time}>
            {formatDate(at, 'dateTime')}
          </time>
        </div>
        {rating === null ? null : (
          <Badge tone={rating > 3 ? 'success' : 'danger'}>
            <Star aria-hidden="true" className={css.star} />
            {words.rating(rating)}
          </Badge>
        )}
      </div>
      <p id={messageId} className={lastMessage === null ? css.none : css.message}>
        {lastMessage ?? words.noMessages}
      </p>
      <p className={css.facts}>{facts.join(' · ')}</p>
    </li>
  );
}
