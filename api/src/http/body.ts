import { bodyParser } from '@koa/bodyparser';
import { limits } from '@askwell/contracts';
import type { Context } from 'koa';
import { Problem } from '../kernel/problem.ts';

/**
 * Reads a JSON body up to a size in bytes; a call without a body reads as `{}`. The bytes as they
 * came stay in `ctx.request.rawBody`, for signatures over them. JSON only: in a form,
 * `email[$ne]=1` would become an operator.
 */
export const readBody = async (ctx: Context, bytes: number = limits.request.bodyBytes): Promise<unknown> => {
  if (ctx.request.length !== 0 && ctx.is('application/json') === false) throw new Problem('not_json');
  await parserOf(bytes)(ctx, done);
  return ctx.request.body ?? {};
};

/**
 * Reads a body that is not JSON, up to a size in bytes. Throws `too_large`, or what `refusalOf`
 * makes of the bytes that were sent, where the request says how many.
 */
export async function readBytes(
  ctx: Context,
  most: number,
  refusalOf = (sent: number | null) => tooLarge(most, sent),
): Promise<Buffer> {
  const sent = ctx.request.length ?? null;
  if (sent !== null && sent > most) throw refusalOf(sent);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the body of a request comes in buffers');
    length += chunk.length;
    if (length > most) throw refusalOf(null);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const done = async () => {};
const parsers = new Map<number, ReturnType<typeof bodyParser>>();

function parserOf(bytes: number) {
  const known = parsers.get(bytes);
  if (known) return known;
  const parser = bodyParser({
    enableTypes: ['json'],
    jsonLimit: `${bytes}b`,
    onError: (error, ctx) => refuse(error, bytes, ctx),
  });
  parsers.set(bytes, parser);
  return parser;
}

/**
 * Too much, or broken: bad JSON, bad compression, too deep, a key such as `__proto__`, or ended too
 * early.
 */
function refuse(error: Error, most: number, ctx: Context): never {
  const status = 'status' in error ? error.status : 400;
  // The length of a compressed body is not that of its content.
  const sent = ctx.get('Content-Encoding') === '' ? (ctx.request.length ?? null) : null;
  if (status === 413) throw tooLarge(most, sent);
  if (status === 415) throw new Problem('not_json');
  throw new Problem('malformed_json');
}

/**
 * A request of more than `most` bytes; `sent` is null where it does not say how many. `limitText`
 * is the sentence with the limit, and with what to do.
 */
export function tooLarge(
  most: number,
  sent: number | null,
  limitText = (limit: string) => `Up to ${limit} can be sent at once. Please send less.`,
): Problem {
  // What was sent is rounded up and the limit down, so that the two never read the same.
  const said = sent === null ? '' : `This is ${sizeText(sent, Math.ceil)}. `;
  return new Problem('too_large', {
    message: `${said}${limitText(sizeText(most, Math.floor))}`,
    body: { limitBytes: most, ...(sent !== null && { sentBytes: sent }) },
  });
}

/** `1_234_567` becomes `1.24 MB`, or `1.23 MB`. */
const sizeText = (bytes: number, round: (value: number) => number): string =>
  bytes < 1_000_000 ? `${round(bytes / 1000)} kB` : `${round(bytes / 10_000) / 100} MB`;
