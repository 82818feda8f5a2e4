import { randomUUID } from 'node:crypto';
import type { ReplyEvents } from '@askwell/contracts';
import { httpClient, type HeaderFields } from './api/client.ts';

/** One event of a streamed reply, as it came. */
export type StreamedEvent = {
  [Name in keyof ReplyEvents]: { event: Name; data: ReplyEvents[Name] };
}[keyof ReplyEvents];

type Conversation = Pick<ReplyEvents['start'], 'conversationId' | 'conversationToken'>;

export type Visitor = ReturnType<typeof visitor>;

/**
 * Somebody on a customer's website who talks to a chatbot, with an id of their own, and goes on
 * with the conversation.
 */
export function visitor(url: string, chatbotId: string, headers: HeaderFields = {}) {
  const visitorId = randomUUID();
  const path = `/api/widget/${chatbotId}`;
  const client = httpClient(url);
  let conversation: Conversation | undefined;
  const bodyOf = (text: unknown, more: object) => ({ visitorId, ...conversation, text, ...more });
  const bearer = () => ({ ...headers, Authorization: `Bearer ${conversation?.conversationToken ?? ''}` });

  return {
    visitorId,
    conversation: () => conversation,

    /** Asks and waits for the whole reply as one body. */
    ask: async (text: unknown, more: object = {}) => {
      const accept = { Accept: 'application/json', ...headers };
      const reply = await client.post(`${path}/messages`, bodyOf(text, more), accept);
      if (reply.status === 200) conversation = conversationIn(JSON.parse(reply.text));
      return reply;
    },

    /**
     * Asks and reads the reply as it streams; leaving the loop leaves the conversation, as closing
     * the page does.
     */
    stream: async function* (text: string, more: object = {}): AsyncGenerator<StreamedEvent> {
      const leaving = new AbortController();
      try {
        const response = await fetch(`${url}${path}/messages`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
          body: JSON.stringify(bodyOf(text, more)),
          signal: leaving.signal,
        });
        if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
        for await (const event of eventsOf(response)) {
          if (event.event === 'start') conversation = conversationIn(event.data);
          yield event;
        }
      } finally {
        leaving.abort();
      }
    },

    transcript: () => client.get(`${path}/conversations/${conversation?.conversationId ?? ''}`, bearer()),
    rate: (body: unknown) =>
      client.post(`${path}/conversations/${conversation?.conversationId ?? ''}/rating`, body, bearer()),
    leaveContact: (body: unknown) =>
      client.post(`${path}/conversations/${conversation?.conversationId ?? ''}/contact`, body, bearer()),
    forget: () => client.delete(`${path}/conversations/${conversation?.conversationId ?? ''}`, bearer()),
    judge: (messageId: string, body: unknown) =>
      client.post(`${path}/messages/${messageId}/feedback`, body, bearer()),
  };
}

const conversationIn = ({ conversationId, conversationToken }: Conversation): Conversation => ({
  conversationId,
  conversationToken,
});

async function* eventsOf(response: Response): AsyncGenerator<StreamedEvent> {
  let held = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    held += piece;
    const blocks = held.split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      yield JSON.parse(`{"event":"${event ?? ''}","data":${data ?? 'null'}}`);
    }
  }
  if (held !== '') throw new Error(`the stream ended inside of an event: ${held}`);
}
