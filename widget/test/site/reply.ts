import type { ServerResponse } from 'node:http';
import type { ReplyEvents } from '@askwell/contracts';

/**
 * What a visitor asked, and the open stream of the reply to it: a test says what comes and when.
 */
export type Asked = {
  body: {
    text: string;
    visitorId: string;
    conversationId?: string;
    clientId?: string;
    visitor?: { name?: string };
  };
  send<Name extends keyof ReplyEvents>(event: Name, data: ReplyEvents[Name]): void;
  /** The start, a text in one piece, and the end. */
  answer(text: string, outcome?: Partial<ReplyEvents['done']>): void;
  start(): void;
  say(text: string): void;
  /** Answered, from the model, with nothing else to ask, unless the test says so. */
  done(outcome?: Partial<ReplyEvents['done']>): void;
  /** An event of a server of another release; the stream stays open. */
  sendOther(event: string, data: object): void;
  /** Ends the stream as it is. */
  end(): void;
  /** The connection drops in the middle. */
  drop(): void;
  /** A failure in place of a stream. */
  refuse(status: number, code: string, message: string): void;
  /** Resolves when the visitor's browser hangs up. */
  hungUp: Promise<void>;
};

export const asked = (
  body: Asked['body'],
  response: ServerResponse,
  messageId: string,
  heard: (text: string) => void,
): Asked => {
  const sendOther: Asked['sendOther'] = (event, data) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const send: Asked['send'] = sendOther;
  const start = () =>
    send('start', { conversationId: '65f0c0ffee15600d5eed0001', conversationToken: 'token-1', messageId });
  const say = (text: string) => {
    heard(text);
    send('delta', { text });
  };
  const done: Asked['done'] = (outcome) => {
    send('done', { messageId, answered: true, source: 'ai', suggestions: [], ...outcome });
    response.end();
  };
  return {
    body,
    send,
    sendOther,
    end: () => response.end(),
    start,
    say,
    done,
    answer(text, outcome) {
      start();
      say(text);
      done(outcome);
    },
    drop: () => response.destroy(),
    refuse(status, code, message) {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: false, code, message }));
    },
    hungUp: new Promise((resolve) => response.on('close', resolve)),
  };
};
