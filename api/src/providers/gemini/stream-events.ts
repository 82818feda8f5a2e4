import type { GenerateContentResponse } from '@google/generative-ai';
import { Agent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { StringDecoder } from 'node:string_decoder';
import { failureOf, GeminiFailure, Refusal } from './failure.ts';

type StreamCall = {
  /** The provider's address, such as `https://generativelanguage.googleapis.com`. */
  baseUrl: string;
  model: string;
  apiKey: string;
  /** The request as JSON. */
  body: string;
  /** Ends the request, also while its response is read. */
  signal: AbortSignal;
};

/** Connections stay open for the next replies. Node reads how long from the provider's headers. */
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

/** A refusal is a few hundred bytes of JSON. */
const longestRefusal = 100_000;

/**
 * Asks for a reply as a stream and yields its events, as the SDK's `generateContentStream` does,
 * without the six streams through which the SDK sends each chunk. A redirect is not
 * followed, since it would take the key to another server. Throws `GeminiFailure`, or the error of
 * a connection that could not be made.
 */
export async function* streamEvents(call: StreamCall): AsyncGenerator<GenerateContentResponse> {
  const response = await send(call);
  if (response.statusCode !== 200) throw await refusalOf(response);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of response) {
      const parts = (rest + decoder.write(chunk)).split(/\r\n\r\n|\n\n|\r\r/);
      rest = parts.pop() ?? '';
      for (const part of parts) yield JSON.parse(dataOf(part));
    }
  } catch {
    // What breaks while the stream is read says nothing but that.
    throw new GeminiFailure('interrupted');
  }
  if (rest.trim() !== '') throw new GeminiFailure('interrupted');
}

/** The event's data, without the name of the field. */
const dataOf = (event: string): string => event.slice(event.indexOf(':') + 1);

/** Resolves with the response once its headers have come. */
function send(call: StreamCall, isRepeated = false): Promise<IncomingMessage> {
  const { baseUrl, model, apiKey, body, signal } = call;
  const url = new URL(`${baseUrl}/v1beta/models/${model}:streamGenerateContent?alt=sse`);
  const isSecure = url.protocol === 'https:';
  const options = {
    method: 'POST',
    agent: isSecure ? secureAgent : agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'x-goog-api-key': apiKey,
    },
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, options, resolve);
    request.on('error', (error) => {
      // The provider may close an idle connection at the moment in which it is used again.
      const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isStale && !isRepeated) resolve(send(call, true));
      else reject(error);
    });
    request.end(body);
  });
}

/** What a response means that is no success. */
async function refusalOf(response: IncomingMessage): Promise<GeminiFailure> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.length > longestRefusal) break;
  }
  try {
    return failureOf(response.statusCode, Refusal.parse(JSON.parse(text)).error.details);
  } catch {
    return failureOf(response.statusCode, []);
  }
}
