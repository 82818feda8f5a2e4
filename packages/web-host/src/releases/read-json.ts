import type { Context } from 'koa';

/** The JSON of a request's body; null when it is none, or more than it may be. */
export async function readJson(ctx: Context, mostBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req) {
    if (!Buffer.isBuffer(chunk)) return null;
    bytes += chunk.length;
    // The rest is read and dropped, so that the answer reaches who sends it.
    if (bytes <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > 2 * mostBytes) return null;
  }
  if (bytes > mostBytes) return null;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}
