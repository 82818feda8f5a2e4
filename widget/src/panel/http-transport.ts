import type {
  Failure,
  getAvailability,
  getPublicChatbot,
  getVisitorConversation,
  PublicChatbot,
  ReplyEvents,
  requestHandoff,
  ResponseOf,
} from '@askwell/contracts';
import { Refusal } from './refusal.ts';
import { serverSentEvents, type ServerSentEvent } from '@askwell/live/sse';
import type { ConversationKey, ReplyEvent, Transport } from './transport.ts';

/**
 * The server itself ends every reply within 30 s; a connection that is silent for longer is dead.
 */
const silenceMs = 40_000;
/** The longest address of a page that the contract of `requestHandoff` takes. */
const longestPage = 1000;

/**
 * The widget's calls over HTTP; see `packages/contracts/src/widget.ts`. `language` is the panel's:
 * a reply that is the server's own is in the same, unless the question is in another.
 */
export const httpTransport = (apiBase: string, chatbotId: string, language: string): Transport => {
  const root = `${apiBase}/api/widget/${chatbotId}`;
  const about = (key: ConversationKey, path: string) => `${root}/conversations/${key.conversationId}${path}`;

  return {
    async *send(message, signal) {
      const silence = abortAfterSilence(signal);
      try {
        const response = await call(`${root}/messages`, {
          body: message,
          accept: 'text/event-stream',
          language,
          signal: silence.signal,
        });
        if (!response.body) return;
        for await (const event of serverSentEvents(response.body)) {
          silence.broken();
          const reply = replyEvent(event);
          if (reply) yield reply;
        }
      } finally {
        silence.over();
      }
    },
    async conversation(key) {
      const response = await call(about(key, ''), { key });
      const { data }: ResponseOf<typeof getVisitorConversation> = await response.json();
      return data.conversation;
    },
    async rate(key, rating, comment) {
      const body = { rating, ...(comment && { comment }) };
      await call(about(key, '/rating'), { key, body });
    },
    async giveFeedback(key, messageId, helpful) {
      await call(`${root}/messages/${messageId}/feedback`, { key, body: { helpful } });
    },
    async leaveContact(key, contact) {
      await call(about(key, '/contact'), { key, body: contact });
    },
    async deleteConversation(key) {
      await call(about(key, ''), { key, method: 'DELETE' });
    },
    async availability() {
      const response = await call(`${root}/availability`, {});
      const { data }: ResponseOf<typeof getAvailability> = await response.json();
      return data;
    },
    async requestHandoff(key) {
      const page = location.href.slice(0, longestPage);
      const response = await call(about(key, '/handoff'), { key, body: { page } });
      const { data }: ResponseOf<typeof requestHandoff> = await response.json();
      return { replyMinutes: data.replyMinutes, opensAt: data.opensAt, agent: data.agent };
    },
    call: (key, path, body) => call(about(key, path), { key, body }),
    async *events(key, path, signal, heard) {
      const response = await call(about(key, path), { key, accept: 'text/event-stream', signal });
      if (response.body) yield* serverSentEvents(response.body, heard);
    },
  };
};

/** For a loader that was too brief to bring it along. */
export const fetchChatbot = async (apiBase: string, chatbotId: string): Promise<PublicChatbot> => {
  const response = await call(`${apiBase}/api/widget/${chatbotId}`, {});
  const { data }: ResponseOf<typeof getPublicChatbot> = await response.json();
  return data.chatbot;
};

type Call = {
  method?: string;
  body?: unknown;
  key?: ConversationKey;
  accept?: string;
  language?: string;
  signal?: AbortSignal;
};

/** @throws Refusal when the server says no; what fetch throws when it cannot be reached */
const call = async (
  url: string,
  { method, body, key, accept, language, signal }: Call,
): Promise<Response> => {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    credentials: 'omit',
    headers: {
      Accept: accept ?? 'application/json',
      ...(language && { 'Accept-Language': language }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && { Authorization: `Bearer ${key.conversationToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  const failure: Partial<Failure> = await response.json().catch(() => ({}));
  throw new Refusal(failure.code ?? `http_${response.status}`, failure.message ?? '');
};

/**
 * The server may be of an older or a newer release: an event that this panel does not know is
 * passed over, and what an older server does not send has a default (product ruling 47).
 */
const replyEvent = ({ event, data }: ServerSentEvent): ReplyEvent | undefined => {
  switch (event) {
    case 'start': {
      const start: ReplyEvents['start'] = JSON.parse(data);
      return { event, data: start };
    }
    case 'delta': {
      const delta: ReplyEvents['delta'] = JSON.parse(data);
      return { event, data: delta };
    }
    case 'done': {
      const done: Omit<ReplyEvents['done'], 'suggestions'> & Partial<ReplyEvents['done']> = JSON.parse(data);
      return { event, data: { ...done, suggestions: done.suggestions ?? [] } };
    }
    case 'error': {
      const error: ReplyEvents['error'] = JSON.parse(data);
      return { event, data: error };
    }
    default:
      return undefined;
  }
};

/** A signal that follows another one and also ends what has been silent for too long. */
const abortAfterSilence = (outer: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silenceMs);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  return {
    signal: controller.signal,
    broken() {
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMs);
    },
    over() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
};
