import type { InboxConversation, InboxMessage } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { EmptySample } from '../../page/EmptySample.tsx';
import { inboxSampleWords } from '../../words/inbox-sample.ts';
import { Timeline } from '../thread/Timeline.tsx';
import threadCss from '../thread/Thread.module.css';
import { ConversationRow } from './ConversationRow.tsx';
import css from './ConversationList.module.css';

/** What an account without conversations sees in the list: a faint sample of one with some. */
export function SampleRows({ title, text }: { title: string; text: string }) {
  const words = useWords(inboxSampleWords);
  return (
    <EmptySample title={title} text={text}>
      <ul className={css.rows}>
        {words.rows.map(({ visitor, lastMessage }, index) => (
          <ConversationRow
            key={visitor}
            conversation={{
              ...sample(`${index}`),
              visitor,
              lastMessage,
              waitingSince: index === 0 ? minutesAgo(2) : null,
              lastMessageAt: minutesAgo(2 + index * 9),
            }}
            isOpen={index === 0}
            myId=""
            onOpen={() => {}}
          />
        ))}
      </ul>
    </EmptySample>
  );
}

/** A sample of a conversation that a person has taken over from the chatbot. */
export function SampleThread({ myId }: { myId: string }) {
  const words = useWords(inboxSampleWords);
  const messages = words.thread.map(({ role, text }, index): InboxMessage => ({
    id: `${index}`,
    seq: index,
    role,
    text,
    at: minutesAgo(6 - index),
    ...(role === 'agent' && { agent: { id: myId, name: '' } }),
  }));
  return (
    <EmptySample isBelow title={words.title} text={words.text}>
      <ol className={threadCss.messages}>
        <Timeline
          opened={{
            conversation: { visitor: words.rows[0]?.visitor ?? null },
            messages,
            notes: [],
            events: [],
          }}
          myId={myId}
        />
      </ol>
    </EmptySample>
  );
}

const sample = (id: string): InboxConversation => ({
  id,
  chatbotId: '',
  visitor: null,
  status: 'waiting',
  assignee: null,
  version: 0,
  seq: 0,
  lastMessage: '',
  lastMessageAt: minutesAgo(0),
  waitingSince: null,
  snoozedUntil: null,
  unread: 0,
});

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
