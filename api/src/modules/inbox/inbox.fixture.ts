import type { InboxEvents, LiveEvents } from '@askwell/contracts';
import type { Shop, TestApi, Visitor } from '@askwell/testing';
import { expect, onTestFinished } from 'vitest';

type Received<Events> = {
  [Name in keyof Events & string]: { event: Name; data: Events[Name]; id: string };
}[keyof Events & string];

/** An open event stream, with what it has received; it ends with the test at the latest. */
export async function openStream<Events>(url: string, token: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  });
  const events: Received<Events>[] = [];
  const state = { isOver: false };
  const reading = (async () => {
    let held = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      held += piece;
      const blocks = held.split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, id = '', data] = /^event: (\w+)\n(?:id: (\d+)\n)?data: (.*)$/.exec(block) ?? [];
        if (event !== undefined)
          events.push(JSON.parse(`{"event":"${event}","id":"${id}","data":${data ?? 'null'}}`));
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      state.isOver = true;
    });
  const close = async () => {
    leaving.abort();
    await reading;
  };
  onTestFinished(close);
  return { status: response.status, events, close, isOver: () => state.isOver };
}

/** The visitor's stream of their conversation. */
export const visitorStream = (
  api: Pick<TestApi, 'url'>,
  shop: Pick<Shop, 'chatbotId'>,
  visitor: Visitor,
  after = 0,
) => {
  const { conversationId, conversationToken } = visitor.conversation() ?? {};
  const path = `/api/widget/${shop.chatbotId}/conversations/${conversationId ?? ''}/stream?after=${after}`;
  return openStream<LiveEvents>(`${api.url}${path}`, conversationToken ?? '');
};

/** The stream of a member's inbox. */
export const inboxStream = (api: Pick<TestApi, 'url'>, { token }: { token: string }, headers = {}) =>
  openStream<InboxEvents>(`${api.url}/api/inbox/stream`, token, headers);

/** The messages of a stream, as `seq role: text`. */
export const said = ({ events }: { events: readonly Received<LiveEvents>[] }): string[] =>
  events.flatMap(({ event, data }) => (event === 'message' ? `${data.seq} ${data.role}: ${data.text}` : []));

export const statuses = ({ events }: { events: readonly Received<LiveEvents>[] }): string[] =>
  events.flatMap(({ event, data }) => (event === 'status' ? data.status : []));

/** A visitor who has asked the chatbot something, and then for a person. */
export async function waitingVisitor(shop: Shop, visitor: Visitor = shop.visitor, more: object = {}) {
  await visitor.ask('Do you ship abroad?');
  const { conversationId = '', conversationToken = '' } = visitor.conversation() ?? {};
  const path = `/api/widget/${shop.chatbotId}/conversations/${conversationId}`;
  const asVisitor = { Authorization: `Bearer ${conversationToken}` };
  const { status, body } = await shop.client.post(`${path}/handoff`, more, asVisitor);
  expect(status).toBe(200);
  return { id: conversationId, path, asVisitor, answer: body };
}
