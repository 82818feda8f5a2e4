import type { RecentConversation } from '@askwell/contracts';
import { Badge, Star } from '@askwell/ui';
import { amount, counted } from '../cards/wording.ts';
import css from './Conversation.module.css';

/** One conversation: who, when, how it went, and how it ended. */
export function Conversation({ conversation }: { conversation: RecentConversation }) {
  const { user, timestamp, rating, lastMessage, messageCount, duration } = conversation;
  return (
    <li className={css.conversation}>
      <div className={css.head}>
        <div className={css.who}>
          <h3 className={css.user}>{user ?? 'Anonymous'}</h3>
          <time dateTime={timestamp} className={css.time}>
            {moment.format(new Date(timestamp))}
          </time>
        </div>
        {rating === null ? null : (
          <Badge tone={isGood(rating) ? 'success' : 'danger'}>
            <Star aria-hidden="true" className={css.star} />
            {rating}/5
          </Badge>
        )}
      </div>
      <p className={lastMessage === null ? css.none : css.message}>{lastMessage ?? 'No messages'}</p>
      <p className={css.facts}>
        {counted(messageCount, 'message', 'messages')} · {amount(duration)} min
      </p>
    </li>
  );
}

const isGood = (rating: number): boolean => rating > 3;

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
