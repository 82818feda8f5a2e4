import type { Context } from 'koa';

/** The JSON of a request's body; null when it is none, or more than it may be. */
export async function readJson(ctx: Context, mostBytes: number): Promise<unknown> {
  const text = await readBody(ctx, mostBytes);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of a request's body; null when it is more than it may be. */
export async function readBody(ctx: Context, mostBytes: number): Promise<string | null> {
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
  return bytes > mostBytes ? null : Buffer.concat(chunks).toString('utf8');
}
