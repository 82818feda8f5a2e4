import type { InboxEvent, InboxMessage, InboxNote } from '@askwell/contracts';
import type { OpenedConversation } from '../../api/inbox.api.ts';

export type ThreadContents = Pick<OpenedConversation, 'messages' | 'notes' | 'events'>;

export type TimelineItem =
  | { kind: 'message'; key: string; message: InboxMessage }
  | { kind: 'note'; key: string; note: InboxNote }
  | { kind: 'event'; key: string; event: InboxEvent };

/**
 * Messages, notes and changes of state as one list. Messages keep the order of the server; what
 * stands between them goes by its time, and a note never above the message that it was written
 * below.
 */
export function timelineOf({ messages, notes, events }: ThreadContents): TimelineItem[] {
  const items: { at: number; item: TimelineItem }[] = [];
  const timeBySeq = new Map<number, number>();
  let latest = 0;
  for (const message of messages) {
    // Clocks of two processes may differ; the order may not.
    latest = Math.max(latest, timeOf(message.at));
    timeBySeq.set(message.seq ?? 0, latest);
    items.push({ at: latest, item: { kind: 'message', key: message.id, message } });
  }
  for (const note of notes)
    items.push({
      at: Math.max(timeOf(note.at), timeBySeq.get(note.afterSeq) ?? 0),
      item: { kind: 'note', key: note.id, note },
    });
  for (const [index, event] of events.entries())
    items.push({ at: timeOf(event.at), item: { kind: 'event', key: `event ${index}`, event } });
  return items.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

const timeOf = (instant: string): number => new Date(instant).getTime();
