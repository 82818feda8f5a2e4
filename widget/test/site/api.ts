import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ConversationMessage, PublicChatbot } from '@askwell/contracts';
import { idleLoader, loaderHeaders, loadWidgetFiles, renderLoader, showsLogo } from '../../src/index.ts';
import { startPersons, type Persons } from './persons.ts';
import { asked, type Asked } from './reply.ts';

/** The calls of the widget, answered the way a test wants; everything that came is kept. */
export type WidgetApi = {
  url: string;
  chatbot: PublicChatbot | null;
  /** The next question that a visitor asks, or has asked and nobody took yet. */
  nextQuestion(): Promise<Asked>;
  /** What the server remembers of the conversation. */
  messages: ConversationMessage[];
  rating: number | null;
  /** The people who answer where the chatbot does not. */
  persons: Persons;
  /** What visitors left to be answered to. */
  contacts: { email: string; name?: string; message?: string }[];
  /** Serves loaders without the configuration, as for long texts. */
  isBrief: boolean;
  views: number;
  /** The image of the logo; null for one that is gone. */
  logo: Buffer | null;
  /** Every request: `GET /widget/x.js`. */
  requests: string[];
  close(): void;
};

export const startApi = async (chatbot: PublicChatbot): Promise<WidgetApi> => {
  const files = loadWidgetFiles(new URL('../../dist', import.meta.url).pathname);
  const waiting: Asked[] = [];
  const takers: ((asked: Asked) => void)[] = [];

  const converse = async (request: IncomingMessage, response: ServerResponse) => {
    const body: Asked['body'] = JSON.parse(await text(request));
    if (persons.isAsked()) return persons.hear(body, response);
    const number = api.messages.length;
    const at = new Date().toISOString();
    const message = (id: string, role: 'visitor' | 'bot', content: string): ConversationMessage => ({
      id,
      role,
      text: content,
      at,
      helpful: null,
    });
    api.messages.push(message(`question-${number}`, 'visitor', body.text));
    const replyId = `reply-${number}`;
    const question = asked(body, response, replyId, (heard) => {
      const earlier = api.messages.find(({ id }) => id === replyId);
      if (earlier) earlier.text += heard;
      else api.messages.push(message(replyId, 'bot', heard));
    });
    const taker = takers.shift();
    if (taker) taker(question);
    else waiting.push(question);
  };

  const feedback = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const { helpful }: { helpful: boolean } = JSON.parse(await text(request));
    for (const message of api.messages) if (message.id === id) message.helpful = helpful;
    json(response, 200, { success: true });
  };

  const rate = async (request: IncomingMessage, response: ServerResponse) => {
    const { rating }: { rating: number } = JSON.parse(await text(request));
    api.rating = rating;
    json(response, 200, { success: true });
  };

  const leaveContact = async (request: IncomingMessage, response: ServerResponse) => {
    const contact: WidgetApi['contacts'][number] = JSON.parse(await text(request));
    api.contacts.push(contact);
    json(response, 200, { success: true });
  };

  const serveFile = (response: ServerResponse, name: string) => {
    const file = files.files.get(name);
    if (file) response.writeHead(200, file.headers).end(file.body);
    else if (!api.chatbot) response.writeHead(200, loaderHeaders).end(idleLoader);
    else {
      const template = showsLogo(api.chatbot) ? files.logoLoaderTemplate : files.loaderTemplate;
      const panelUrl = `${api.url}/widget/${files.panel}`;
      const config = { chatbot: api.chatbot, apiBase: api.url, panelUrl };
      const loader = renderLoader(template, config, api.isBrief);
      response.writeHead(200, loaderHeaders).end(loader);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', api.url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, authorization');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    api.requests.push(`${request.method} ${pathname}`);
    const id = pathname.split('/').at(-2) ?? '';
    if (await persons.answers(request, response)) return;
    if (pathname.startsWith('/widget/logos/')) {
      return void response.writeHead(api.logo ? 200 : 204, { 'Content-Type': 'image/webp' }).end(api.logo);
    }
    if (pathname.startsWith('/widget/')) return serveFile(response, pathname.slice('/widget/'.length));
    if (pathname.endsWith('/views')) {
      api.views += 1;
      return json(response, 200, { success: true });
    }
    if (pathname.endsWith('/messages')) return converse(request, response);
    if (pathname.endsWith('/feedback')) return feedback(request, response, id);
    if (pathname.endsWith('/rating')) return rate(request, response);
    if (pathname.endsWith('/contact')) return leaveContact(request, response);
    if (pathname === `/api/widget/${api.chatbot?.id}`) {
      return json(response, 200, { success: true, data: { chatbot: api.chatbot } });
    }
    if (request.method === 'DELETE') {
      api.messages = [];
      return json(response, 200, { success: true });
    }
    const conversation = {
      id,
      startedAt: new Date().toISOString(),
      rating: api.rating,
      status: persons.status,
      messages: [...api.messages, ...persons.messages],
    };
    return json(response, 200, { success: true, data: { conversation } });
  };

  const persons = startPersons();
  const server = createServer((request, response) => void answer(request, response));
  const api: WidgetApi = {
    url: await listen(server),
    chatbot,
    nextQuestion: () =>
      new Promise((resolve) => {
        const first = waiting.shift();
        if (first) resolve(first);
        else takers.push(resolve);
      }),
    messages: [],
    rating: null,
    persons,
    contacts: [],
    isBrief: false,
    views: 0,
    logo: null,
    requests: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return api;
};

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/** Starts a server on a free port. */
export const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port');
  return `http://127.0.0.1:${address.port}`;
};
