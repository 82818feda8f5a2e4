import type { Ref } from 'react';
import type { InboxConversation, InboxMember } from '@askwell/contracts';
import {
  ArrowLeft,
  Badge,
  Button,
  Check,
  Clock,
  Ellipsis,
  IconButton,
  Info,
  MenuButton,
  User,
  useWords,
} from '@askwell/ui';
import { inboxWords } from '../../words/inbox.ts';
import { snoozeTimes } from './snooze-times.ts';
import css from './Thread.module.css';
import type { Actions } from './use-actions.ts';

type ThreadHeaderProps = {
  conversation: InboxConversation;
  me: InboxMember;
  /** Who can have a conversation; the caller is one of them. */
  members: readonly InboxMember[];
  actions: Actions;
  canReply: boolean;
  frame: Ref<HTMLElement>;
  onClose: () => void;
  onUnread: () => void;
  onBack: () => void;
  onDetails: () => void;
};

/** Who it is, who has it, and what can be done with the conversation. */
export function ThreadHeader({
  conversation,
  me,
  members,
  actions,
  canReply,
  frame,
  onClose,
  onUnread,
  onBack,
  onDetails,
}: ThreadHeaderProps) {
  const { anonymous, list, actions: words, thread } = useWords(inboxWords);
  const { visitor, status, assignee, snoozedUntil } = conversation;
  const isClosed = status === 'closed';
  const isWithPerson = status === 'waiting' || status === 'human';
  const others = members.filter(({ id }) => id !== me.id && id !== assignee?.id);
  return (
    <header ref={frame} className={css.header}>
      <IconButton label={thread.back} className={css.back} onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <div className={css.title}>
        <h2 tabIndex={-1}>{visitor ?? anonymous}</h2>
        <p>
          {status === 'waiting' ? (
            <Badge tone="warning" dot>
              {list.waitingNow}
            </Badge>
          ) : isClosed ? (
            list.closed
          ) : assignee ? (
            assignee.id === me.id ? (
              list.withYou
            ) : (
              list.with(assignee.name)
            )
          ) : (
            list.withChatbot
          )}
        </p>
      </div>
      {canReply ? (
        <div className={css.actions}>
          {!isClosed && assignee?.id !== me.id ? (
            <Button size="s" onClick={() => void actions.takeOver()}>
              {words.takeOver}
            </Button>
          ) : null}
          {isWithPerson ? (
            <>
              <MenuButton
                label={words.assign}
                trigger={(props) => (
                  <IconButton label={words.assign} data-shortcut="assign" {...props}>
                    <User />
                  </IconButton>
                )}
                items={[
                  ...(assignee?.id === me.id
                    ? []
                    : [{ id: me.id, label: words.toMe, onSelect: () => void actions.assign(me) }]),
                  ...others.map((member) => ({
                    id: member.id,
                    label: words.to(member.name),
                    onSelect: () => void actions.assign(member),
                  })),
                  ...(assignee === null
                    ? []
                    : [{ id: 'queue', label: words.toQueue, onSelect: () => void actions.queue() }]),
                ]}
              />
              {snoozedUntil === null ? (
                <MenuButton
                  label={words.snooze}
                  trigger={(props) => (
                    <IconButton label={words.snooze} data-shortcut="snooze" {...props}>
                      <Clock />
                    </IconButton>
                  )}
                  items={(['hour', 'afternoon', 'tomorrow', 'monday'] as const).map((time) => ({
                    id: time,
                    label: words.until[time],
                    onSelect: () => void actions.snooze(snoozeTimes(new Date())[time]),
                  }))}
                />
              ) : (
                <Button size="s" onClick={() => void actions.wake()}>
                  {words.wake}
                </Button>
              )}
              <Button size="s" icon={<Check aria-hidden="true" />} onClick={onClose}>
                {words.close}
              </Button>
              <MenuButton
                label={words.more}
                trigger={(props) => (
                  <IconButton label={words.more} {...props}>
                    <Ellipsis />
                  </IconButton>
                )}
                items={[
                  { id: 'handback', label: words.handBack, onSelect: () => void actions.handBack() },
                  { id: 'unread', label: words.unread, onSelect: onUnread },
                ]}
              />
            </>
          ) : null}
          {isClosed ? (
            <Button size="s" onClick={() => void actions.reopen()}>
              {words.reopen}
            </Button>
          ) : null}
        </div>
      ) : null}
      <IconButton label={thread.details} className={css.detailsButton} onClick={onDetails}>
        <Info />
      </IconButton>
    </header>
  );
}
