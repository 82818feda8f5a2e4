import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FetchTestHost } from '../../kernel/settings/fetch-test-hosts.ts';
import { lookupPublic, publicAddresses, systemResolve, type Resolve } from './safe-lookup.ts';
import { WebFailure, webFailureOf } from './web-failure.ts';

/** With the certificate of an authority it is reached over TLS, without over plain HTTP. */
type TestHost = FetchTestHost & { authority?: string };

export type WebClientOptions = {
  /** Names us to websites, with the address of a page that says what we do. */
  userAgent: string;
  /** Whom a website can write to. */
  from: string;
  /** Hosts that are reached on this machine instead; for tests only. */
  testHosts: ReadonlyMap<string, TestHost>;
  /** Ends what is under way. */
  stopping: AbortSignal;
  resolve?: Resolve;
};

export type WebRequest = {
  accept: string;
  /** The most bytes of a decoded body, by the headers of its response. */
  maxBytes: number | ((headers: IncomingHttpHeaders) => number);
  /** Whether a longer body is cut, instead of refused. */
  cutsBody?: boolean;
  /** For everything together: name, connection, headers and body; in milliseconds. */
  timeoutMs: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type WebResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Bytes of headers that a response may have. */
const maxHeaderSize = 16_384;

/**
 * Fetches addresses that strangers chose. Connects to public addresses only, which are checked at
 * the moment of the connection; follows no redirect; sends no cookies; counts the decoded bytes.
 */
export const webClient = (options: WebClientOptions) => {
  const { userAgent, from, testHosts, stopping, resolve = systemResolve } = options;

  /** Throws `WebFailure`. A name is looked up again when it is connected to. */
  const check = async (url: URL): Promise<void> => {
    if (!isPlain(url)) throw new WebFailure('unsafe_address');
    if (testHosts.has(url.hostname)) return;
    await publicAddresses(resolve, url.hostname).catch((error: unknown) => {
      throw webFailureOf(error);
    });
  };

  const send = (url: URL, { accept, headers }: WebRequest, signal: AbortSignal): Promise<IncomingMessage> => {
    const place = testHosts.get(url.hostname);
    const isEncrypted = url.protocol === 'https:' && (!place || place.authority !== undefined);
    const request = isEncrypted ? requestHttps : requestHttp;
    return new Promise((done, fail) => {
      const sent = request({
        protocol: isEncrypted ? 'https:' : 'http:',
        host: place?.address ?? url.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: place?.port,
        ...(place?.authority !== undefined && { ca: place.authority, servername: url.hostname }),
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        agent: false,
        signal,
        maxHeaderSize,
        headers: {
          Host: url.host,
          'User-Agent': userAgent,
          From: from,
          Accept: accept,
          'Accept-Encoding': 'gzip, br',
          ...headers,
        },
        ...(!place && { lookup: lookupPublic(resolve) }),
      });
      sent.on('response', done);
      sent.on('error', fail);
      sent.end();
    });
  };

  return {
    check,

    /** One request. Throws `WebFailure`. */
    get: async (url: URL, wanted: WebRequest): Promise<WebResponse> => {
      const timeout = AbortSignal.timeout(wanted.timeoutMs);
      const signals = [timeout, stopping, ...(wanted.signal ? [wanted.signal] : [])];
      const signal = AbortSignal.any(signals);
      try {
        await orAborted(check(url), signal);
        const response = await send(url, wanted, signal);
        try {
          const { maxBytes } = wanted;
          const most = typeof maxBytes === 'number' ? maxBytes : maxBytes(response.headers);
          const body = await bodyOf(response, most, wanted.cutsBody ?? false);
          return { status: response.statusCode ?? 0, headers: response.headers, body };
        } finally {
          response.destroy();
        }
      } catch (error) {
        if (timeout.aborted) throw new WebFailure('timeout');
        if (signal.aborted) throw new WebFailure('stopped');
        throw webFailureOf(error);
      }
    },
  };
};
export type WebClient = ReturnType<typeof webClient>;

/** A lookup cannot be cancelled: it is left behind. */
const orAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(new WebFailure('stopped'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** A web address without a user, a password or a port of its own. */
const isPlain = ({ protocol, username, password, port }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && port === '';

async function bodyOf(response: IncomingMessage, maxBytes: number, cutsBody: boolean): Promise<Buffer> {
  const decoded = decodedBody(response);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decoded) {
    if (!Buffer.isBuffer(chunk)) throw new WebFailure('unreadable');
    bytes += chunk.length;
    if (bytes > maxBytes && !cutsBody) throw new WebFailure('too_large');
    chunks.push(chunk);
    if (bytes > maxBytes) return Buffer.concat(chunks).subarray(0, maxBytes);
  }
  return Buffer.concat(chunks);
}

/** A body may be compressed once: twice is how little becomes very much. */
function decodedBody(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return response;
  const decoder = decoderOf(coding);
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

function decoderOf(coding: string) {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new WebFailure('unreadable');
  }
}
