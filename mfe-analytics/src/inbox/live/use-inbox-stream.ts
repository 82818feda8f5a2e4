import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxEvents } from '@askwell/contracts';
import { callProblem, useAppDispatch } from '@askwell/platform';
import { openLine } from '@askwell/live/line';
import { serverSentEvents, type ServerSentEvent } from '@askwell/live/sse';
import { inboxApi } from '../../api/inbox.api.ts';

export type InboxListener = {
  [Name in keyof InboxEvents]: (data: InboxEvents[Name]) => void;
};

/**
 * Hears what changes in the inbox, as long as the page is open: from a stream, or by ordinary
 * requests where that is refused. `reset` is called whenever something may have been missed.
 *
 * @returns `lost`: changes do not arrive by themselves at the moment; `ended`: the person may no
 * longer read this inbox
 */
export function useInboxStream(listener: InboxListener): 'connected' | 'lost' | 'ended' {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'connected' | 'lost' | 'ended'>('connected');
  const hear = useEffectEvent((event: ServerSentEvent) => dispatchEvent(event, listener));
  const reset = useEffectEvent(() => listener.reset({}));

  useEffect(() => {
    let isFirst = true;
    const listen = async (signal: AbortSignal, heard: () => void) => {
      const stream = dispatch(
        inboxApi.endpoints.openInboxStream.initiate({
          async hear(body) {
            heard();
            if (!isFirst) reset();
            isFirst = false;
            for await (const event of serverSentEvents(body, heard)) hear(event);
          },
        }),
      );
      const abort = () => stream.abort();
      signal.addEventListener('abort', abort);
      try {
        await stream.unwrap();
      } finally {
        signal.removeEventListener('abort', abort);
        stream.reset();
      }
    };
    const line = openLine({
      listen,
      poll: async () => reset(),
      // Also in the background: the title and the sound tell of what comes.
      isShown: () => true,
      isFinal: (error) => {
        const isOver = [401, 403, 404].includes(Number(callProblem(error).status));
        if (isOver) setState('ended');
        return isOver;
      },
      changed: (isConnected) => setState(isConnected ? 'connected' : 'lost'),
    });
    return () => line.stop();
  }, [dispatch]);
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
