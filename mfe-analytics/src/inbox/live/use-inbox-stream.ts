import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxEvents } from '@askwell/contracts';
import { callProblem, useAppDispatch } from '@askwell/platform';
import { openLine } from '@askwell/live/line';
import { serverSentEvents, type Heard as HeardPiece, type ServerSentEvent } from '@askwell/live/sse';
import { inboxApi } from '../../api/inbox.api.ts';
import { shareStream, type Connection, type Heard } from './share-stream.ts';

export type InboxListener = {
  [Name in keyof InboxEvents]: (data: InboxEvents[Name]) => void;
};

/**
 * Hears what changes in the inbox, as long as the page is open: from a stream, or by ordinary
 * requests where that is refused. `reset` is called whenever something may have been missed.
 * `name`: the tabs in which it is the same share one stream.
 *
 * @returns `lost`: changes do not arrive by themselves at the moment
 */
export function useInboxStream(name: string, listener: InboxListener): Connection {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Connection>('connected');
  const hear = useEffectEvent((heard: Heard) => {
    if ('event' in heard) dispatchEvent(heard.event, listener);
    else setState(heard.connection);
  });

  useEffect(() => {
    const open = (tell: (heard: Heard) => void, isLater: boolean) => {
      const reset = () => tell({ event: { event: 'reset', data: '{}' } });
      let isFirst = !isLater;
      const listen = (signal: AbortSignal, heard: HeardPiece) =>
        new Promise<void>((resolve, reject) => {
          const stream = dispatch(
            inboxApi.endpoints.openInboxStream.initiate({
              async hear(body) {
                heard();
                if (!isFirst) reset();
                isFirst = false;
                for await (const event of serverSentEvents(body, heard)) tell({ event });
              },
              ended(error) {
                stream.reset();
                if (error === undefined) resolve();
                else reject(error);
              },
            }),
          );
          signal.addEventListener('abort', () => stream.abort());
        });
      const line = openLine({
        listen,
        poll: async () => reset(),
        // Also in the background: the title and the sound tell of what comes.
        isShown: () => true,
        isFinal: (error) => {
          const isOver = [401, 403, 404].includes(Number(callProblem(error).status));
          if (isOver) tell({ connection: 'ended' });
          return isOver;
        },
        changed: (isConnected) => tell({ connection: isConnected ? 'connected' : 'lost' }),
      });
      return () => line.stop();
    };
    return shareStream({ name, open, hear: (heard) => hear(heard) });
  }, [dispatch, name]);
  return state;
}

/** Events that this page does not know are passed over (product ruling 47). */
function dispatchEvent({ event, data }: ServerSentEvent, listener: InboxListener): void {
  switch (event) {
    case 'conversation': {
      const conversation: InboxEvents['conversation'] = JSON.parse(data);
      return listener.conversation(conversation);
    }
    case 'message': {
      const message: InboxEvents['message'] = JSON.parse(data);
      return listener.message(message);
    }
    case 'note': {
      const note: InboxEvents['note'] = JSON.parse(data);
      return listener.note(note);
    }
    case 'typing': {
      const typing: InboxEvents['typing'] = JSON.parse(data);
      return listener.typing(typing);
    }
    case 'reset':
      return listener.reset({});
    default:
      return undefined;
  }
}
