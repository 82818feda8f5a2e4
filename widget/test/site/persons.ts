import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConversationMessage, HandoffStatus, requestHandoff, ResponseOf } from '@askwell/contracts';
import type { Asked } from './reply.ts';

type Stored = ConversationMessage & { seq: number; clientId?: string | undefined };

type Wait = Omit<ResponseOf<typeof requestHandoff>['data'], 'status'>;
type Streams = 'working' | 'refused' | 'held back';

type Settings = {
  status: HandoffStatus;
  /** The answer to a request for a person. */
  wait: Wait;
  streams: Streams;
};

/** What a test finds and may change. */
const initial = (): Settings => ({
  status: 'bot',
  wait: { replyMinutes: 5, opensAt: null, agent: null },
  streams: 'working',
});

export type Persons = ReturnType<typeof startPersons>;

/** The side of a conversation on which people answer: what they say, and what the visitor hears. */
export const startPersons = () => {
  const streams = new Set<ServerResponse>();
  const agent = { name: 'Ana' };
  let failures = 0;

  const send = (event: string, data: object, to: Iterable<ServerResponse> = streams) => {
    for (const stream of to) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const statusNow = () => ({
    seq: persons.messages.length,
    status: persons.status,
    ...(persons.status === 'human' && { agent }),
  });
  const add = (role: Stored['role'], text: string, clientId?: string): Stored => {
    const seq = persons.messages.length + 1;
    const stored = {
      id: `live-${seq}`,
      seq,
      role,
      text,
      at: new Date().toISOString(),
      helpful: null,
      ...(role === 'agent' && { agent }),
      clientId,
    };
    persons.messages.push(stored);
    send('message', stored);
    return stored;
  };

  const answerTo = (path: string, after: number, response: ServerResponse): void => {
    if (path.endsWith('/availability')) {
      const { agent: _, ...outlook } = persons.wait;
      const data = { isOpen: !outlook.opensAt, ...outlook };
      persons.outlooks += 1;
      return json(response, { success: true, data });
    }
    if (path.endsWith('/handoff')) {
      persons.become('waiting');
      const status = persons.wait.opensAt ? 'offline' : 'waiting';
      return json(response, { success: true, data: { status, ...persons.wait } });
    }
    if (path.endsWith('/handback')) {
      persons.become('bot');
      return json(response, { success: true });
    }
    if (path.endsWith('/typing')) {
      persons.typed += 1;
      return json(response, { success: true });
    }
    const messages = persons.messages.filter(({ seq }) => seq > after);
    if (path.endsWith('/messages')) {
      persons.polls += 1;
      return json(response, { success: true, data: { messages, status: statusNow() } });
    }
    if (persons.streams === 'refused') return void response.writeHead(503).end('{}');
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    // A proxy that holds everything back.
    if (persons.streams === 'held back') return response.flushHeaders();
    for (const message of messages) send('message', message, [response]);
    send('status', statusNow(), [response]);
    streams.add(response);
    response.on('close', () => streams.delete(response));
  };

  const persons = {
    ...initial(),
    messages: new Array<Stored>(),
    /** How often the visitor was heard to type, and asked for what is new. */
    typed: 0,
    polls: 0,
    /** How often visitors asked how long a person takes. */
    outlooks: 0,
    openStreams: () => streams.size,
    isAsked: () => persons.status === 'waiting' || persons.status === 'human',
    become(status: HandoffStatus): void {
      persons.status = status;
      send('status', statusNow());
    },
    say: (text: string) => add('agent', text),
    type: () => send('typing', { agent }),
    /** Every connection of a visitor breaks. */
    cut(): void {
      for (const stream of streams) stream.destroy();
    },
    /** So many of the next messages are stored, and their answers are lost. */
    loseAnswers(count: number): void {
      failures = count;
    },
    /** Stores a visitor's message, once for each `clientId`. */
    hear({ text, clientId }: Asked['body'], response: ServerResponse): void {
      const earlier = persons.messages.find((one) => one.clientId && one.clientId === clientId);
      const { id, seq } = earlier ?? add('visitor', text, clientId);
      if (failures > 0) {
        failures -= 1;
        return void response.destroy();
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const key = { conversationId: '65f0c0ffee15600d5eed0001', conversationToken: 'token-1' };
      send('start', { ...key, messageId: id }, [response]);
      const done = { messageId: id, seq, answered: false, source: 'human', suggestions: [] };
      send('done', done, [response]);
      response.end();
    },
    /** @returns whether this call was about a person, and is answered */
    async answers({ url = '', method = 'GET' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const isOurs =
        /\/(availability|conversations\/\w+\/(handoff|handback|typing|stream))$/.test(pathname) ||
        (method === 'GET' && /\/conversations\/\w+\/messages$/.test(pathname));
      if (isOurs) answerTo(pathname, Number(searchParams.get('after')), response);
      return isOurs;
    },
  };
  return persons;
};

const json = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
