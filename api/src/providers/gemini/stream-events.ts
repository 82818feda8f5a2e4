import { Agent, request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { StringDecoder } from 'node:string_decoder';
import { urlToHttpOptions } from 'node:url';
import { failureOf, GeminiFailure, Refusal } from './failure.ts';

type StreamCall = {
  /** The provider's address, such as `https://generativelanguage.googleapis.com`. */
  baseUrl: string;
  model: string;
  apiKey: string;
  /** The request as JSON. */
  body: string;
  /** Ends the request, also while its response is read. Of this call alone. */
  signal: AbortSignal;
};

/** Connections stay open for the next replies. Node reads how long from the provider's headers. */
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

/** A refusal is a few hundred bytes of JSON. */
const longestRefusal = 100_000;

/**
 * Asks for a reply as a stream and yields the data of its events, those that came together in one
 * array. The SDK's `generateContentStream` sends each chunk through six streams. A redirect is not
 * followed, since it would take the key to another server. Throws `GeminiFailure`, or the error of
 * a connection that could not be made.
 */
export async function* streamEvents(call: StreamCall): AsyncGenerator<string[]> {
  const response = await send(call);
  if (response.statusCode !== 200) throw await refusalOf(response);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of response) {
      const parts = (rest + decoder.write(chunk)).split(/\r\n\r\n|\n\n|\r\r/);
      rest = parts.pop() ?? '';
      if (parts.length > 0) yield parts.map(dataOf);
    }
  } catch {
    // What breaks while the stream is read says nothing but that.
    throw new GeminiFailure('interrupted');
  }
  if (rest.trim() !== '') throw new GeminiFailure('interrupted');
}

/** The event's data, without the name of the field. */
const dataOf = (event: string): string => event.slice(event.indexOf(':') + 1);

/** The parsed addresses of the models: they are few, and to parse one takes 10 µs. */
const addresses = new Map<string, { isSecure: boolean; target: RequestOptions }>();

function addressOf(model: string) {
  const known = addresses.get(model);
  if (known) return known;
  const url = new URL(`${model}:streamGenerateContent?alt=sse`);
  const address = { isSecure: url.protocol === 'https:', target: urlToHttpOptions(url) };
  addresses.set(model, address);
  return address;
}

/** Resolves with the response once its headers have come. */
function send(call: StreamCall, isRepeated = false): Promise<IncomingMessage> {
  const { baseUrl, model, apiKey, body, signal } = call;
  const { isSecure, target } = addressOf(`${baseUrl}/v1beta/models/${model}`);
  const options = {
    ...target,
    method: 'POST',
    agent: isSecure ? secureAgent : agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'x-goog-api-key': apiKey,
    },
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(options, resolve);
    // The option `signal` watches both streams to their ends, which takes 20 µs.
    const onAbort = () => request.destroy(new Error('aborted'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
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
