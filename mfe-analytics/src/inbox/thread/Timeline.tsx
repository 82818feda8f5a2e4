import { Fragment } from 'react';
import type { InboxEvent, InboxMessage, InboxNote } from '@askwell/contracts';
import { AnswerText, BookOpen, classes, formatDate, Pencil, useWords } from '@askwell/ui';
import type { OpenedConversation } from '../../api/inbox.api.ts';
import { inboxWords } from '../../words/inbox.ts';
import { type ThreadContents, timelineOf } from './timeline.ts';
import css from './Thread.module.css';

type TimelineProps = {
  opened: ThreadContents & { conversation: Pick<OpenedConversation['conversation'], 'visitor'> };
  myId: string;
};

/** What was said, noted and done, in order, with a heading for each day. */
export function Timeline({ opened, myId }: TimelineProps) {
  const items = timelineOf(opened);
  let day = '';
  return items.map((item) => {
    const at =
      item.kind === 'message' ? item.message.at : item.kind === 'note' ? item.note.at : item.event.at;
    const today = formatDate(at, 'longDate');
    const isNewDay = today !== day;
    day = today;
    return (
      <Fragment key={item.key}>
        {isNewDay ? <li className={css.day}>{today}</li> : null}
        {item.kind === 'message' ? (
          <Message message={item.message} visitor={opened.conversation.visitor} myId={myId} />
        ) : item.kind === 'note' ? (
          <Note note={item.note} />
        ) : (
          <Change event={item.event} />
        )}
      </Fragment>
    );
  });
}

type MessageProps = { message: InboxMessage; visitor: string | null; myId: string };

function Message({ message: { role, text, at, agent, sources = [] }, visitor, myId }: MessageProps) {
  const { thread: words, you } = useWords(inboxWords);
  const author =
    role === 'visitor'
      ? (visitor ?? words.visitor)
      : role === 'bot'
        ? words.chatbot
        : agent?.id === myId
          ? you
          : (agent?.name ?? words.nobody);
  return (
    <li className={classes(css.message, css[role])}>
      <p className={css.author}>
        {author} · <time dateTime={at}>{formatDate(at, 'time')}</time>
      </p>
      <p className={css.bubble} dir="auto">
        {role === 'visitor' ? text : <AnswerText text={text} />}
      </p>
      {sources.length === 0 ? null : (
        <ul className={css.sources} aria-label={words.sources}>
          {sources.map((source, index) => (
            // What was cited can be cited twice, and never changes.
            <li key={index}>
              <BookOpen aria-hidden="true" />
              {source}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Note({ note: { author, text, at } }: { note: InboxNote }) {
  const { thread: words } = useWords(inboxWords);
  return (
    <li className={css.note}>
      <p className={css.author}>
        <Pencil aria-hidden="true" />
        <strong>{words.note}</strong> · {author.name} · <time dateTime={at}>{formatDate(at, 'time')}</time>
      </p>
      <p className={css.noteText} dir="auto">
        {text}
      </p>
    </li>
  );
}

function Change({ event: { type, by, to, at } }: { event: InboxEvent }) {
  const { thread: words } = useWords(inboxWords);
  return (
    <li className={css.change}>
      {words.event[type](by?.name ?? words.nobody, to?.name ?? words.nobody)} ·{' '}
      <time dateTime={at}>{formatDate(at, 'time')}</time>
    </li>
  );
}
