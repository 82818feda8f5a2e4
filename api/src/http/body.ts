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

/** Reads a body that is not JSON, up to a size in bytes. Throws `too_large`. */
export async function readBytes(ctx: Context, most: number): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > most) throw new Problem('too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the body of a request comes in buffers');
    length += chunk.length;
    if (length > most) throw new Problem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const done = async () => {};
const parsers = new Map<number, ReturnType<typeof bodyParser>>();

function parserOf(bytes: number) {
  const known = parsers.get(bytes);
  if (known) return known;
  const parser = bodyParser({ enableTypes: ['json'], jsonLimit: `${bytes}b`, onError: refuse });
  parsers.set(bytes, parser);
  return parser;
}

/**
 * Too much, or broken: bad JSON, bad compression, too deep, a key such as `__proto__`, or ended too
 * early.
 */
function refuse(error: Error): never {
  const status = 'status' in error ? error.status : 400;
  if (status === 413) throw new Problem('too_large');
  if (status === 415) throw new Problem('not_json');
  throw new Problem('malformed_json');
}
