import type { InboxConversation } from '@askwell/contracts';
import { Badge, classes, formatDate, useWords, VisuallyHidden } from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import { plainText } from '../plain-text.ts';
import css from './ConversationList.module.css';
import { useWaited } from './use-waited.ts';

type ConversationRowProps = {
  conversation: InboxConversation;
  isOpen: boolean;
  myId: string;
  onOpen: () => void;
};

/**
 * One conversation: visitor, last message, assignee and waiting time. Without an assignee it takes
 * two lines.
 */
export function ConversationRow({ conversation, isOpen, myId, onOpen }: ConversationRowProps) {
  const { anonymous, list: words } = useWords(inboxWords);
  const { visitor, lastMessage, lastMessageAt, unread } = conversation;
  return (
    <li className={classes(css.row, isOpen && css.open, unread > 0 && css.unread)} data-id={conversation.id}>
      <button type="button" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className={css.who}>
          <span className={css.name}>{visitor ?? anonymous}</span>
          <time dateTime={lastMessageAt}>
            {formatDate(lastMessageAt, isToday(lastMessageAt) ? 'time' : 'day')}
          </time>
        </span>
        <span className={css.last}>{plainText(lastMessage)}</span>
        <span className={css.state}>
          <State conversation={conversation} myId={myId} />
          {unread > 0 ? (
            <span className={css.count}>
              <span aria-hidden="true">{unread}</span>
              <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}

type StateProps = Pick<ConversationRowProps, 'conversation' | 'myId'>;

function State({ conversation: { status, assignee, waitingSince, snoozedUntil }, myId }: StateProps) {
  const waited = useWaited();
  const wait = waitingSince === null ? '' : waited(waitingSince);
  const { list: words } = useWords(inboxWords);
  if (snoozedUntil !== null) return <>{words.snoozedUntil(formatDate(snoozedUntil, 'longDayTime'))}</>;
  const who = assignee && (assignee.id === myId ? words.withYou : words.with(assignee.name));
  if (waitingSince !== null && status !== 'closed')
    return (
      <>
        <Badge tone="warning" dot>
          {wait === '' ? words.waitingNow : words.waitingFor(wait)}
        </Badge>
        {who}
      </>
    );
  if (status === 'closed') return <>{words.closed}</>;
  return who === null ? <VisuallyHidden>{words.withChatbot}</VisuallyHidden> : <>{who}</>;
}

const isToday = (instant: string): boolean => new Date(instant).toDateString() === new Date().toDateString();
