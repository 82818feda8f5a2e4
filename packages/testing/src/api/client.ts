import { accountHeader, pathOf, type Contract, type ParamsOf } from '@askwell/contracts';
import type { z } from 'zod';

/** JSON of any shape, to look into; what was to be there and is not reads as undefined. */
export type Answer = { readonly [key: string]: Answer };

export type Reply = { status: number; headers: Headers; text: string; body: Answer };

export type HeaderFields = Record<string, string>;

type Input<Path extends string, Body extends z.ZodType, Query extends z.ZodType> = {
  params?: ParamsOf<Contract<Path>>;
  body?: z.input<Body>;
  query?: z.input<Query>;
};

/**
 * Talks to an API over HTTP: any request at all, or a call of a contract, which must succeed. With
 * `accountId` each request chooses that account.
 */
export const httpClient = (url: string, token?: string, accountId?: string) => {
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (token !== undefined && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    if (accountId !== undefined && !headers.has(accountHeader)) headers.set(accountHeader, accountId);
    const response = await fetch(`${url}${path}`, { ...init, method, headers });
    const text = path.includes('/stream') ? await beginningOf(response) : await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  };
  const sendJson = (method: string, path: string, body: unknown, headers: HeaderFields = {}) =>
    send(method, path, {
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });

  /** A call that must succeed, answered as its contract says. Throws with what came instead. */
  async function call<
    Path extends string,
    Body extends z.ZodType,
    Query extends z.ZodType,
    Response extends z.ZodType,
  >(
    contract: Contract<Path, Body, Query, Response>,
    { params, body, query }: Input<Path, Body, Query> = {},
  ): Promise<z.output<Response>> {
    const path = pathOf<string>(contract, { ...params });
    const search = new URLSearchParams(Object.entries(query ?? {})).toString();
    const reply = await sendJson(contract.method.toUpperCase(), search ? `${path}?${search}` : path, body);
    if (reply.status !== contract.status) {
      throw new Error(`${contract.method} ${path} answered ${reply.status}: ${reply.text}`);
    }
    return contract.response.parse(JSON.parse(reply.text));
  }

  return {
    call,
    /** As `fetch` takes it: for what is no JSON. */
    send,
    get: (path: string, headers?: HeaderFields) => send('GET', path, headers ? { headers } : {}),
    post: (path: string, body?: unknown, headers?: HeaderFields) => sendJson('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: HeaderFields) => sendJson('PUT', path, body, headers),
    delete: (path: string, headers?: HeaderFields) => sendJson('DELETE', path, undefined, headers),
  };
};
export type HttpClient = ReturnType<typeof httpClient>;

/** What a response that has no end begins with; of any other all of it. */
async function beginningOf(response: Response): Promise<string> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text();
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) return piece;
  return '';
}

function jsonOf(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
